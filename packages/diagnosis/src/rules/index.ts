import type {Rule} from '../rule.ts';
import {emphasisCloseAfterPunctuation} from './emphasis-close-after-punctuation.ts';
import {emphasisOpenBeforePunctuation} from './emphasis-open-before-punctuation.ts';
import {emphasisSpaceInside} from './emphasis-space-inside.ts';
import {emphasisUnderscoreInWord} from './emphasis-underscore-in-word.ts';
import {emphasisFullwidthAsterisk} from './emphasis-fullwidth-asterisk.ts';
import {emphasisByAccident} from './emphasis-by-accident.ts';
import {emphasisAcrossBlocks} from './emphasis-across-blocks.ts';
import {strikethroughFlanking} from './strikethrough-flanking.ts';
import {strikethroughRange} from './strikethrough-range.ts';
import {linkSpaceBeforeDestination} from './link-space-before-destination.ts';
import {linkFullwidthBrackets} from './link-fullwidth-brackets.ts';
import {linkWrongBrackets} from './link-wrong-brackets.ts';
import {linkDestinationSpace} from './link-destination-space.ts';
import {linkNoScheme} from './link-no-scheme.ts';
import {linkBackslash} from './link-backslash.ts';
import {linkAnchor} from './link-anchor.ts';
import {linkTextBracket} from './link-text-bracket.ts';
import {linkTitleQuotes} from './link-title-quotes.ts';
import {linkUnbalancedParentheses} from './link-unbalanced-parentheses.ts';
import {imageFullwidthMark} from './image-fullwidth-mark.ts';
import {imageSize} from './image-size.ts';
import {referenceUndefined} from './reference-undefined.ts';
import {definitionFullwidthColon} from './definition-fullwidth-colon.ts';
import {autolinkSwallowsText} from './autolink-swallows-text.ts';
import {autolinkFullwidthBrackets} from './autolink-fullwidth-brackets.ts';
import {entityNoSemicolon} from './entity-no-semicolon.ts';
import {entityNameCase} from './entity-name-case.ts';
import {codeSpanFullwidthBacktick} from './code-span-fullwidth-backtick.ts';
import {htmlInlineSwallowed} from './html-inline-swallowed.ts';
import {backslashLost} from './backslash-lost.ts';
import {tableFullwidthPipe} from './table-fullwidth-pipe.ts';
import {tableNoHeader} from './table-no-header.ts';
import {tableNoDelimiterRow} from './table-no-delimiter-row.ts';
import {tableDelimiterColumns} from './table-delimiter-columns.ts';
import {tableDelimiterCharacters} from './table-delimiter-characters.ts';
import {tableExtraCells} from './table-extra-cells.ts';
import {tableCellBreak} from './table-cell-break.ts';
import {tableBelowListItem} from './table-below-list-item.ts';
import {tableBlankLine} from './table-blank-line.ts';
import {tableSwallowsText} from './table-swallows-text.ts';
import {fenceUnclosed} from './fence-unclosed.ts';
import {headingNoSpace} from './heading-no-space.ts';
import {headingFullwidthSign} from './heading-fullwidth-sign.ts';
import {headingTooDeep} from './heading-too-deep.ts';
import {headingSetextByAccident} from './heading-setext-by-accident.ts';
import {thematicBreakFullwidth} from './thematic-break-fullwidth.ts';
import {listNoSpace} from './list-no-space.ts';
import {listFullwidthNumber} from './list-fullwidth-number.ts';
import {listFullwidthBullet} from './list-fullwidth-bullet.ts';
import {listInterruptsParagraph} from './list-interrupts-paragraph.ts';
import {listNestedIndent} from './list-nested-indent.ts';
import {listNumberYear} from './list-number-year.ts';
import {listNumberIgnored} from './list-number-ignored.ts';
import {listMerged} from './list-merged.ts';
import {listLoose} from './list-loose.ts';
import {listMarkerLetter} from './list-marker-letter.ts';
import {listByAccident} from './list-by-accident.ts';
import {listSwallowsText} from './list-swallows-text.ts';
import {paragraphBetweenListItems} from './paragraph-between-list-items.ts';
import {taskListNoSpace} from './task-list-no-space.ts';
import {taskListFullwidth} from './task-list-fullwidth.ts';
import {taskListNoBullet} from './task-list-no-bullet.ts';
import {taskListEmpty} from './task-list-empty.ts';
import {markerBesideWideSpace} from './marker-beside-wide-space.ts';
import {quoteFullwidth} from './quote-fullwidth.ts';
import {quoteLazy} from './quote-lazy.ts';
import {indentedCodeByAccident} from './indented-code-by-accident.ts';
import {breakAtBlockEnd} from './break-at-block-end.ts';
import {breakFullwidthSpace} from './break-fullwidth-space.ts';
import {lineBreakMissing} from './line-break-missing.ts';
import {softBreakBetweenHan} from './soft-break-between-han.ts';
import {softBreakShortLines} from './soft-break-short-lines.ts';
import {tabSeparatedTable} from './tab-separated-table.ts';
import {fenceInFence} from './fence-in-fence.ts';
import {fenceBetweenListItems} from './fence-between-list-items.ts';
import {fenceLeavesListItem} from './fence-leaves-list-item.ts';
import {fenceFullwidth} from './fence-fullwidth.ts';
import {fenceCodeInInfo} from './fence-code-in-info.ts';
import {htmlCommentUnclosed} from './html-comment-unclosed.ts';
import {htmlCommentLine} from './html-comment-line.ts';
import {htmlUnclosedTag} from './html-unclosed-tag.ts';
import {htmlFiltered} from './html-filtered.ts';
import {htmlBlockMarkdown} from './html-block-markdown.ts';
import {footnoteFullwidthColon} from './footnote-fullwidth-colon.ts';
import {footnoteUndefined} from './footnote-undefined.ts';
import {footnoteUnused} from './footnote-unused.ts';
import {definitionInParagraph} from './definition-in-paragraph.ts';
import {definitionDuplicate} from './definition-duplicate.ts';
import {footnoteLabelSpace} from './footnote-label-space.ts';
import {footnoteCaret} from './footnote-caret.ts';
import {alertSyntax} from './alert-syntax.ts';
import {extensionHighlight} from './extension-highlight.ts';
import {extensionSuperscript} from './extension-superscript.ts';
import {extensionWikilink} from './extension-wikilink.ts';
import {extensionToc} from './extension-toc.ts';
import {extensionEmoji} from './extension-emoji.ts';
import {extensionMermaid} from './extension-mermaid.ts';
import {containerColons} from './container-colons.ts';
import {containerIndented} from './container-indented.ts';
import {mathBrackets} from './math-brackets.ts';
import {mathEmphasis} from './math-emphasis.ts';
import {mathEscape} from './math-escape.ts';
import {mathPrice} from './math-price.ts';
import {templateBraces} from './template-braces.ts';
import {mdxBraces} from './mdx-braces.ts';
import {mdxHtml} from './mdx-html.ts';
import {frontMatterNotFirst} from './front-matter-not-first.ts';
import {frontMatterBom} from './front-matter-bom.ts';
import {frontMatterValue} from './front-matter-value.ts';
import {frontMatterInvalid} from './front-matter-invalid.ts';
import {frontMatterColon} from './front-matter-colon.ts';
import {frontMatterUnclosed} from './front-matter-unclosed.ts';

/** Every rule, in the order in which the page lists them. */
export const rules: readonly Rule[] = [
  emphasisCloseAfterPunctuation,
  emphasisOpenBeforePunctuation,
  emphasisSpaceInside,
  emphasisUnderscoreInWord,
  emphasisFullwidthAsterisk,
  emphasisAcrossBlocks,
  emphasisByAccident,
  strikethroughFlanking,
  strikethroughRange,
  linkSpaceBeforeDestination,
  linkFullwidthBrackets,
  linkWrongBrackets,
  linkDestinationSpace,
  linkNoScheme,
  linkBackslash,
  linkAnchor,
  linkTextBracket,
  linkTitleQuotes,
  linkUnbalancedParentheses,
  imageFullwidthMark,
  imageSize,
  referenceUndefined,
  definitionFullwidthColon,
  autolinkSwallowsText,
  autolinkFullwidthBrackets,
  entityNoSemicolon,
  entityNameCase,
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
  listNumberIgnored,
  listMerged,
  listLoose,
  listMarkerLetter,
  listByAccident,
  listSwallowsText,
  paragraphBetweenListItems,
  taskListNoSpace,
  taskListFullwidth,
  taskListNoBullet,
  taskListEmpty,
  markerBesideWideSpace,
  quoteFullwidth,
  quoteLazy,
  indentedCodeByAccident,
  breakAtBlockEnd,
  breakFullwidthSpace,
  lineBreakMissing,
  softBreakBetweenHan,
  softBreakShortLines,
  tabSeparatedTable,
  tableFullwidthPipe,
  tableNoHeader,
  tableNoDelimiterRow,
  tableDelimiterColumns,
  tableDelimiterCharacters,
  tableExtraCells,
  tableCellBreak,
  tableBelowListItem,
  tableBlankLine,
  tableSwallowsText,
  fenceUnclosed,
  fenceInFence,
  fenceBetweenListItems,
  fenceLeavesListItem,
  fenceFullwidth,
  fenceCodeInInfo,
  htmlBlockMarkdown,
  htmlCommentUnclosed,
  htmlCommentLine,
  htmlUnclosedTag,
  htmlFiltered,
  definitionInParagraph,
  definitionDuplicate,
  footnoteUndefined,
  footnoteUnused,
  footnoteFullwidthColon,
  footnoteLabelSpace,
  footnoteCaret,
  frontMatterNotFirst,
  frontMatterBom,
  frontMatterColon,
  frontMatterValue,
  frontMatterInvalid,
  frontMatterUnclosed,
  alertSyntax,
  extensionHighlight,
  extensionSuperscript,
  extensionWikilink,
  extensionToc,
  extensionEmoji,
  extensionMermaid,
  containerColons,
  containerIndented,
  mathBrackets,
  mathEmphasis,
  mathEscape,
  mathPrice,
  templateBraces,
  mdxBraces,
  mdxHtml,
];

/** The rules by their ids, to tell what a diagnosis means. */
export const ruleById: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));
