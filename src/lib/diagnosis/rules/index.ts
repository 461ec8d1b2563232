import type {Rule} from '../rule';
import {emphasisCloseAfterPunctuation} from './emphasis-close-after-punctuation';
import {emphasisOpenBeforePunctuation} from './emphasis-open-before-punctuation';
import {emphasisSpaceInside} from './emphasis-space-inside';
import {emphasisUnderscoreInWord} from './emphasis-underscore-in-word';
import {emphasisFullwidthAsterisk} from './emphasis-fullwidth-asterisk';
import {emphasisAcrossBlocks} from './emphasis-across-blocks';
import {strikethroughFlanking} from './strikethrough-flanking';
import {strikethroughRange} from './strikethrough-range';
import {linkSpaceBeforeDestination} from './link-space-before-destination';
import {linkFullwidthBrackets} from './link-fullwidth-brackets';
import {linkWrongBrackets} from './link-wrong-brackets';
import {linkDestinationSpace} from './link-destination-space';
import {linkTitleQuotes} from './link-title-quotes';
import {linkUnbalancedParentheses} from './link-unbalanced-parentheses';
import {imageFullwidthMark} from './image-fullwidth-mark';
import {referenceUndefined} from './reference-undefined';
import {definitionFullwidthColon} from './definition-fullwidth-colon';
import {autolinkSwallowsText} from './autolink-swallows-text';
import {autolinkFullwidthBrackets} from './autolink-fullwidth-brackets';
import {entityNoSemicolon} from './entity-no-semicolon';
import {codeSpanFullwidthBacktick} from './code-span-fullwidth-backtick';
import {htmlInlineSwallowed} from './html-inline-swallowed';
import {backslashLost} from './backslash-lost';
import {tableFullwidthPipe} from './table-fullwidth-pipe';
import {tableNoHeader} from './table-no-header';
import {tableNoDelimiterRow} from './table-no-delimiter-row';
import {tableDelimiterColumns} from './table-delimiter-columns';
import {tableDelimiterCharacters} from './table-delimiter-characters';
import {tableExtraCells} from './table-extra-cells';
import {tableBlankLine} from './table-blank-line';
import {tableSwallowsText} from './table-swallows-text';
import {fenceUnclosed} from './fence-unclosed';
import {headingNoSpace} from './heading-no-space';
import {headingFullwidthSign} from './heading-fullwidth-sign';
import {headingTooDeep} from './heading-too-deep';
import {headingSetextByAccident} from './heading-setext-by-accident';
import {thematicBreakFullwidth} from './thematic-break-fullwidth';
import {listNoSpace} from './list-no-space';
import {listFullwidthNumber} from './list-fullwidth-number';
import {listFullwidthBullet} from './list-fullwidth-bullet';
import {listInterruptsParagraph} from './list-interrupts-paragraph';
import {listNestedIndent} from './list-nested-indent';
import {listNumberYear} from './list-number-year';
import {taskListNoSpace} from './task-list-no-space';
import {taskListFullwidth} from './task-list-fullwidth';
import {taskListNoBullet} from './task-list-no-bullet';
import {markerBesideWideSpace} from './marker-beside-wide-space';
import {quoteFullwidth} from './quote-fullwidth';
import {quoteLazy} from './quote-lazy';
import {indentedCodeByAccident} from './indented-code-by-accident';
import {breakAtBlockEnd} from './break-at-block-end';
import {breakFullwidthSpace} from './break-fullwidth-space';
import {lineBreakMissing} from './line-break-missing';
import {softBreakBetweenHan} from './soft-break-between-han';
import {tabSeparatedTable} from './tab-separated-table';
import {fenceInFence} from './fence-in-fence';
import {fenceLeavesListItem} from './fence-leaves-list-item';
import {fenceFullwidth} from './fence-fullwidth';
import {fenceCodeInInfo} from './fence-code-in-info';
import {htmlCommentUnclosed} from './html-comment-unclosed';
import {htmlFiltered} from './html-filtered';
import {htmlBlockMarkdown} from './html-block-markdown';
import {footnoteFullwidthColon} from './footnote-fullwidth-colon';
import {footnoteUndefined} from './footnote-undefined';
import {footnoteUnused} from './footnote-unused';
import {definitionInParagraph} from './definition-in-paragraph';
import {definitionDuplicate} from './definition-duplicate';
import {footnoteLabelSpace} from './footnote-label-space';
import {alertSyntax} from './alert-syntax';
import {extensionHighlight} from './extension-highlight';
import {extensionWikilink} from './extension-wikilink';
import {extensionToc} from './extension-toc';
import {frontMatterNotFirst} from './front-matter-not-first';
import {frontMatterColon} from './front-matter-colon';
import {frontMatterUnclosed} from './front-matter-unclosed';

/** Every rule, in the order in which the page lists them. */
export const rules: readonly Rule[] = [
  emphasisCloseAfterPunctuation,
  emphasisOpenBeforePunctuation,
  emphasisSpaceInside,
  emphasisUnderscoreInWord,
  emphasisFullwidthAsterisk,
  emphasisAcrossBlocks,
  strikethroughFlanking,
  strikethroughRange,
  linkSpaceBeforeDestination,
  linkFullwidthBrackets,
  linkWrongBrackets,
  linkDestinationSpace,
  linkTitleQuotes,
  linkUnbalancedParentheses,
  imageFullwidthMark,
  referenceUndefined,
  definitionFullwidthColon,
  autolinkSwallowsText,
  autolinkFullwidthBrackets,
  entityNoSemicolon,
  codeSpanFullwidthBacktick,
  htmlInlineSwallowed,
  backslashLost,
  headingNoSpace,
  headingFullwidthSign,
  headingTooDeep,
  headingSetextByAccident,
  thematicBreakFullwidth,
  listNoSpace,
  listFullwidthNumber,
  listFullwidthBullet,
  listInterruptsParagraph,
  listNestedIndent,
  listNumberYear,
  taskListNoSpace,
  taskListFullwidth,
  taskListNoBullet,
  markerBesideWideSpace,
  quoteFullwidth,
  quoteLazy,
  indentedCodeByAccident,
  breakAtBlockEnd,
  breakFullwidthSpace,
  lineBreakMissing,
  softBreakBetweenHan,
  tabSeparatedTable,
  tableFullwidthPipe,
  tableNoHeader,
  tableNoDelimiterRow,
  tableDelimiterColumns,
  tableDelimiterCharacters,
  tableExtraCells,
  tableBlankLine,
  tableSwallowsText,
  fenceUnclosed,
  fenceInFence,
  fenceLeavesListItem,
  fenceFullwidth,
  fenceCodeInInfo,
  htmlBlockMarkdown,
  htmlCommentUnclosed,
  htmlFiltered,
  definitionInParagraph,
  definitionDuplicate,
  footnoteUndefined,
  footnoteUnused,
  footnoteFullwidthColon,
  footnoteLabelSpace,
  frontMatterNotFirst,
  frontMatterColon,
  frontMatterUnclosed,
  alertSyntax,
  extensionHighlight,
  extensionWikilink,
  extensionToc,
];
