import {boundSentences, type Bound} from '@markdown-zh/diagnosis/bounds';
import {pairsWith, templatesWith} from './template.ts';

/** The question after a name that was probably meant; empty without one. */
export const didYouMean = (name: string | undefined): string =>
  name === undefined ? '' : ` Did you mean "${name}"?`;

const say = templatesWith(didYouMean);
const fault = pairsWith(say);

/** The English word for a container that ends before a tag is closed, by the name of its node. */
const containers: Readonly<Record<string, string>> = {
  tableData: 'cell',
  listItem: 'list item',
  blockquote: 'quotation',
  directiveContainer: 'box',
};

const blocks = {box: 'box', code: 'code block', formula: 'formula'} as const;

interface Remedy {
  readonly remedy: string;
  readonly remedyInChinese: string;
}

interface InContainer {
  readonly name: string;
  readonly container: string;
}

interface TakenAddress {
  readonly route: string;
  /** The file of another article; undefined for a page of the site itself. */
  readonly owner: string | undefined;
  readonly isPage: boolean;
}

/** A rule of `@markdown-zh/diagnosis`, in Chinese, and the label of its fix. */
interface Diagnosed {
  readonly title: string;
  readonly explanation: string;
  readonly fix: string | undefined;
}

/** Why an article is too long, and where to cut it. */
interface Length {
  readonly excess: readonly {
    readonly unit: 'han' | 'sections';
    readonly count: number;
    readonly limit: number;
  }[];
  readonly cuts: readonly {
    readonly heading: string;
    readonly line: number;
    readonly length: number;
  }[];
}

type Sentence = (values: never) => string;

const units = {han: 'Han characters', sections: 'headings of level 2'} as const;

/** The English sentence of each message. A pair is the fault and its remedy, which the build prints apart. */
export const en = {
  // Files
  'byte-order-mark': say`The file begins with a byte order mark. Save it as UTF-8 without one.`,
  'carriage-return': say`A line ends in CR alone. Save the file with LF at the ends of lines.`,
  'control-character': say`There is an invisible control character here: ${'code'}. Delete it.`,
  'not-utf-8': say`The file is not UTF-8 here. Save it as UTF-8.`,
  'other-encoding': say`The file is not UTF-8, but probably ${'encoding'}. Reopen it as ${'encoding'} in the editor, and save it as UTF-8.`,
  'long-line': say`The line has more than ${'limit'} characters. Break it into paragraphs.`,
  'unreadable-file': say`This file cannot be read: ${'reason'} Correct it.`,
  'data-without-names': say`This file cannot be read: there are no names with values in it. Correct it.`,
  'check-failed': say`The check itself failed here: ${'error'}. Report it with this file.`,
  'warnings-in-clean-article': say`This article had no warnings, and now has ${'count'}. Correct them, or delete its line from ${'record'}.`,

  // Front matter
  'front-matter-missing': say`There is no front matter. Begin the file with a line ---, the fields, and another line ---.`,
  'front-matter-format': say`The front matter is ${'format'}. Write its fields as YAML, between two lines ---.`,
  'front-matter-twice': say`This is a second block of front matter. Move its fields into the first one, and delete it.`,
  'front-matter-yaml': say`The front matter is not valid YAML: ${'reason'}. Quote values that contain a colon or begin with a special character.`,
  'front-matter-aliases': say`The front matter cannot be read: ${'reason'}. Write each value in full, without aliases.`,
  'unknown-field': say`"${'field'}" is not a field of a ${'kind'}.${'suggestion'} Known fields: ${'fields'}.`,
  'missing-field': ({field, remedy}: Remedy & {readonly field: string}) =>
    `"${field}" is missing. ${remedy}`,
  'invalid-field': ({
    field,
    value,
    remedy,
  }: Remedy & {readonly field: string; readonly value: string}) =>
    `"${field}" is ${value}. ${remedy}`,
  'unknown-author': say`The author "${'name'}" is not in ${'file'}.${'suggestion'} Use one of ${'known'}, or add it there.`,
  'unknown-tag': say`The tag "${'name'}" is not in ${'file'}.${'suggestion'} Use one of ${'known'}, or add it there.`,

  // Code that runs
  'code-statement': say`"${'code'}" is code, which the build would run. Articles import components of the site and files beside them, and export literals. For text, write \`&#101;xport\`, or put the line into a code block.`,
  'code-expression': say`"${'code'}" is code, which the build would run. Articles hold literals and their own constants in braces. Write \\{ for the sign, or move the code into a component.`,
  'code-attribute': say`"${'code'}" in a tag is code. Give components literals, and remove handlers and addresses that run. Move other code into a component.`,
  'code-element': say`${'code'} runs in readers' browsers. Remove it, or move the code into a component.`,
  'code-fence': say`Docusaurus runs the code in the fence "${'code'}". Write \`mdx\` as its language.`,
  'code-front-matter': say`The front matter begins with "${'code'}", which names a language, and the build runs some of them. Write --- alone, and the fields as YAML.`,

  // MDX
  'more-mdx-faults': say`There are more mistakes of this kind. Correct these, and check again.`,
  'unclosed-attribute-value': fault`A value begins with ${'quote'}, and has no closing ${'quote'}.`
    .remedy`Close the value with ${'quote'}.`,
  'unended-tag': fault`A < begins a tag, and no > ends it.`
    .remedy`Write > at its end, or &lt; for the sign.`,
  'unclosed-brace': fault`A { begins code, and no } ends it.`
    .remedy`Write \\{ for the sign, or put it into code: \`{\`.`,
  'invalid-statement': fault`The line begins with "${'keyword'}", which makes it code, but it is not a valid statement.`
    .remedy`Articles import nothing. If it is text, begin the line with another word, or put it into code: \`${'keyword'}\`.`,
  'misplaced-heading-id': fault`${'code'} is the id of a heading. Elsewhere it is read as code.`
    .remedy`Put it at the end of a heading: ## 标题 {#id}.`,
  'unclosed-mdx-comment': fault`The comment {/* has no end.`.remedy`Close it with */}.`,
  'unclosed-html-comment': fault`The comment <!-- has no end.`.remedy`Close it with -->.`,
  'invalid-expression': fault`The text between { and } is code, and "${'code'}" is not a valid expression.`
    .remedy`Write \\{ and \\} for the signs, or put it into code: \`${'code'}\`.`,
  'unopened-closing-tag': fault`This closing tag has no opening tag.`
    .remedy`Remove it, or write the tag that it closes before it.`,
  'lazy-line': fault`A tag or code in braces continues on a line outside the quotation or list item in which it began.`
    .remedy`Begin the line like the lines before it: with > in a quotation, with spaces in a list item.`,
  'text-after-import': fault`The text directly after an import or export is read as code.`
    .remedy`Put an empty line before the text.`,
  'attribute-spread': fault`Braces in a tag, without a name before them, are code such as {...props}.`
    .remedy`Write name={value}, or remove the braces.`,
  'invalid-mdx': fault`${'reason'}.`
    .remedy`Correct the tag or the code, or put it into a code block.`,
  'missing-import': fault`"${'path'}" is imported, but the file does not exist.`
    .remedy`Correct the path, which is relative to this file, or remove the import.`,
  'undefined-name': fault`${'code'} is read as code, but nothing is named "${'name'}".`
    .remedy`Write \\{ and \\} for the signs, or put it into code: \`${'code'}\`.`,
  'crossed-tags': fault`</${'closed'}> comes before <${'open'}> is closed.`
    .remedy`Close tags in the reverse order: </${'open'}> first.`,
  'tag-across-box': fault`</${'name'}> comes before the box of line ${'line'} is closed.`
    .remedy`Write a line ::: where the box ends.`,
  'unclosed-void-element': fault`<${'name'}> is not closed.`.remedy`Write <${'name'} />.`,
  'unclosed-element': fault`<${'name'}> is not closed.`
    .remedy`Write </${'name'}> where it ends. If it is not a tag, put it into code: \`<${'name'}>\`.`,
  'unclosed-element-in-container': [
    ({name, container}: InContainer) =>
      `<${name}> is not closed before the end of its ${containers[container] ?? container}.`,
    ({name, container}: InContainer) =>
      `Write </${name}> in the same ${containers[container] ?? container}. If it is not a tag, put it into code: \`<${name}>\`.`,
  ],
  autolink: fault`<${'address'}> is read as a tag, but is not a valid name for one.`
    .remedy`Write a link: [${'address'}](${'target'}).`,
  'unquoted-attribute-value': fault`In "${'tag'}" the value of an attribute has no quotes.`
    .remedy`Write it in quotes: name="value".`,
  'invalid-tag-name': fault`"${'word'}" is read as a tag, but no tag name begins with "${'character'}".`
    .remedy`Write &lt; for the sign, ${'escaped'}, or put it into code: \`${'word'}\`.`,
  'invalid-tag': fault`The tag "${'tag'}" is invalid from "${'character'}".`
    .remedy`Correct the tag. If it is not a tag, write &lt; for <.`,
  'unknown-component': fault`<${'name'}> is a component that this site does not have.`
    .remedy`Correct the name, or remove the tag. If it is text, put it into code: \`<${'name'}>\`.`,
  'style-string': fault`The style of <${'name'}> is a string, but MDX takes an object.`
    .remedy`Write style={${'object'}}, or remove it.`,
  'void-element-with-content': fault`<${'name'}> has content, but the element cannot hold any.`
    .remedy`Write <${'name'} />, and the content after it.`,
  'inline-style': say`The security policy of this site blocks styles in HTML, so that of <${'name'}> has no effect. Remove it.`,

  // Boxes and fences
  'admonition-title': say`The title of an admonition needs brackets. Write ${'fixed'}.`,
  'admonition-space': say`With a space after the colons, this is text and no box. Write ${'fixed'}.`,
  'details-container': say`The line ${'opening'} of another generator is text here. Write <details> and <summary>, and </details> at its end.`,
  'foreign-container': say`The line ${'opening'} of another generator is text here. Remove it, and the colons at its end.`,
  'unknown-admonition': say`There is no box "${'name'}", so its text shows without one.${'suggestion'} Write one of ${'known'}.`,
  'short-closing-colons': say`This box has no end, so the text below belongs to it. Line ${'line'} has fewer colons than the ${'count'} that open it. Write ${'colons'} there.`,
  'nested-admonition': say`This box has no end: the line ${'colons'} closes the box of line ${'line'}. Give that one more colons, ${'more'} at its start and its end.`,
  'unclosed-block': ({
    block,
    fence,
  }: {
    readonly block: keyof typeof blocks;
    readonly fence: string;
  }) =>
    `This ${blocks[block]} has no end, so the text below belongs to it. Write a line ${fence} where it ends.`,
  'stray-colons': say`This line closes no box. Remove it, or open the box above.`,

  // Links, pictures, addresses
  'image-without-text': say`The image "${'url'}" has no alternative text. Describe the image between the brackets.`,
  'link-without-text': say`The link to "${'url'}" has no text. Describe the target between the brackets.`,
  'missing-target': say`The ${'kind'} has no target. Write one, or drop the brackets.`,
  'link-to-folder': say`"${'url'}" is a folder. Name the file in it.`,
  'broken-link': say`"${'url'}" leads nowhere.${'suggestion'} Correct the path, or remove the link.`,
  'link-to-draft': say`"${'url'}" leads to a draft, which builds leave out. Publish the draft first, or remove the link.`,
  'link-to-hidden-page': say`"${'url'}" leads to the hidden blog, which nothing public may link to. Remove the link.`,
  'broken-anchor': say`There is no heading "#${'anchor'}" in ${'page'}.${'suggestion'} Correct the anchor, or link to the page.`,
  'invalid-address': say`"${'url'}" is not a valid address. Write it with its scheme, for example https://example.org/.`,
  'unsupported-scheme': say`"${'url'}" does not open a page: ${'scheme'} is not a scheme for links. Link to an https address.`,
  'address-without-mailbox': say`"${'url'}" names no mailbox. Write mailto:name@example.org.`,
  'doubled-scheme': say`"${'url'}" has its scheme twice. Write it once.`,
  'address-without-host': say`"${'url'}" names no host. Write the whole address, for example https://example.org/.`,
  'full-width-in-address': say`"${'url'}" contains full-width punctuation, which belongs after the address. Put a space or brackets around the address.`,
  'dead-address': say`${'url'} is gone (${'answer'}). Link to its new address or to an archive, or remove the link.`,
  'uncertain-address': say`${'url'} could not be checked (${'answer'}). Open it in a browser.`,
  'unreadable-image': say`"${'url'}" is not a readable image. Export it again, as WebP or SVG.`,
  'heavy-image': say`"${'url'}" is ${'size'} KB large; the limit is ${'limit'} KB. Save it as WebP, or make it smaller.`,
  'wide-image': say`"${'url'}" is ${'width'} pixels wide; the limit is ${'limit'}. Make it smaller.`,
  'missing-share-image': say`The share image "${'image'}" does not exist. Correct its path, or delete the field: the build then draws one.`,
  'share-image-size': say`The share image "${'image'}" is not a PNG of ${'width'} × ${'height'} pixels. Export it in that size.`,
  'file-name': say`The file is named "${'name'}", its date and slug say "${'expected'}". Rename the file, or correct the front matter.`,
  'long-address': say`A part of the address has ${'bytes'} bytes; the name of a file has room for ${'limit'}. Shorten the slug, or the name of the file.`,
  'taken-address': ({route, owner, isPage}: TakenAddress) =>
    `The address ${route} belongs to ${owner ?? 'the site itself'}. ${isPage ? 'Rename the file' : 'Choose another slug'}.`,
  'lost-address': say`${'address'} was published, but no longer exists. Give its article its old slug or file name, or add a redirect to ${'redirects'}. If the address was never on the site, delete this line.`,
  'lost-exercise': say`${'address'} was published, but no longer exists. Give the exercise its old id, because readers' progress is kept by it. If the address was never on the site, delete this line.`,
  'redirected-article': say`${'address'} is redirected, but an article is there. Remove the redirect.`,
  'broken-redirect': say`${'address'} is redirected to ${'target'}, which does not exist.${'suggestion'} Correct its target.`,
  'odd-redirect': say`${'address'} has signs that hosts read as patterns, or that no file can have. Write a plain address, or remove the redirect.`,
  'reserved-redirect': say`${'address'} belongs to a file or a page that the build itself writes. Remove the redirect.`,
  'new-address': say`${'address'} is a new address, which never changes once it is published. Record it in ${'record'}: \`${'command'}\` does.`,

  // Text
  'unverified-claim': say`"${'words'}" marks an unverified claim. Write 「未核实」 or 「未实测」 in the sentence, or a footnote with its source.`,
  'unfinished-text': say`"${'words'}" marks unfinished text. Write the text, or delete it.`,
  'update-before-publication': say`The last change, ${'changed'}, is before the publication, ${'date'}. Correct one of them, or leave last_update to Git.`,
  'shared-title': say`${'other'} has the same title, ${'value'}. Give one of them another title, because readers cannot tell them apart in lists and search results.`,
  'shared-position': say`${'other'} has the same sidebar_position, ${'value'}. Give one of them another position in its folder.`,
  'orphaned-page': say`No list names ${'route'}, and no article links to it. Link to it from one, or list it.`,
  'doubled-footnote': say`The footnote [^${'label'}] is defined twice. Keep one, or give it another name.`,
  'unused-footnote': say`Nothing refers to the footnote [^${'label'}]. Refer to it in the text, or delete it.`,
  'undefined-footnote': say`There is no footnote [^${'label'}].${'suggestion'} Write a line [^${'label'}]: … with its text, or correct the name.`,
  'second-title': say`A heading of level 1 is the title, which the front matter has. Begin with ##.`,
  'skipped-heading-level': say`A heading of level ${'level'} follows one of level ${'above'}. Write ${'marks'}, or add the level between.`,
  'empty-heading': say`The heading is empty. Write its text, or delete the line.`,
  'heading-without-subject': say`The heading "${'heading'}" has no word about its subject. In search results and lists of contents it stands alone: name the subject, and keep the old anchor with {#id}.`,
  'heading-pointing-elsewhere': say`The heading "${'heading'}" begins with "${'word'}", which points to another place. In search results and lists of contents it stands alone: name the subject, and keep the old anchor with {#id}.`,
  'long-article': ({excess, cuts}: Length) => {
    const faults = excess.map(
      ({unit, count, limit}) => `${count} ${units[unit]}; a page has at most ${limit}`,
    );
    const starts = cuts.map(
      ({heading, line, length}) => `"${heading}" (line ${line}, ${length} characters)`,
    );
    return `The article has ${faults.join(', and ')}. ${
      cuts.length > 0
        ? `Make pages that begin at ${starts.join(' and ')}.`
        : 'Shorten it, or give it headings of level 2 to cut at.'
    }`;
  },
  'missing-truncate-marker': say`There is no truncate marker. Put a line <!-- truncate --> after the summary; lists show the text before it.`,
  'hexo-truncate-marker': say`Here is Hexo's marker of a summary, which this site does not know. Write <!-- truncate --> instead.`,
  'truncate-marker-without-summary': say`There is no text before the truncate marker. Put it after the first paragraph.`,
  'second-truncate-marker': say`This is a second truncate marker. Keep the one where the summary ends.`,
  'missing-sources': say`The article does not end with its sources. Make "## ${'title'}" its last section.`,
  'unintended-rendering': say`This text does not become what it looks like.` as (
    values: Diagnosed,
  ) => string,
  'beyond-bound': ({bound}: {readonly bound: Bound['kind']}) => boundSentences[bound].en,

  // Code
  'fence-without-language': say`The fence names no language. Write one after the backticks: text, if the content has no language.`,
  'unknown-language': say`Nothing here can highlight the language "${'language'}".${'suggestion'} Write the name of one that can be, or text.`,
  'valid-broken-snippet': say`This ${'language'} parses, though marked "broken". Remove the word, or break it.`,
  'unparsed-broken-snippet': say`No parser checks ${'language'}, so "broken" has no effect. Remove the word.`,
  'invalid-snippet': say`This is not valid ${'language'}: ${'reason'}. Correct it, or write "broken" after the language if it is wrong on purpose.`,
  'invalid-formula': say`This is not valid ${'language'}: ${'reason'}. Correct it. Put text, such as Chinese, into \\text{}.`,

  // Typography and wording
  excerpt: say`In "${'excerpt'}": ${'sentence'}`,
  'line-end-space': say`The line ends in a space. Remove it; a line break is a backslash or <br />.`,
  'half-width-mark': ({marks}: {readonly marks: readonly string[]}) =>
    `Write ${marks.join(' or ')} in Chinese text, and titles in other languages as links or in 《》.`,
  'half-width-brackets': say`Punctuation of Chinese text is full-width: （）？！`,
  'quotation-marks': say`Quote with 「」, inside them with 『』; the sign of the inch is ″.`,
  ellipsis: say`The Chinese ellipsis is ……`,
  'full-width-characters': say`Write digits, Latin letters, spaces and signs half-width.`,
  'space-beside-punctuation': say`Remove the space beside full-width punctuation.`,
  'han-latin-space': say`Put one space between Han and Latin letters, digits or code.`,
  'unit-space': say`Put a space between a number and its unit: 120 Ω.`,
  range: say`Write a range with ～: 1～5 V.`,
  'han-han-space': say`Remove the space between Han characters.`,
  'several-spaces': say`Leave one space.`,
  'doubled-mark': say`Write the mark once.`,
  'space-before-sign': say`Remove the space between a number and %, ″ or °.`,
  'unopened-mark': say`Write ${'left'} where it begins, or remove ${'mark'}.`,
  'nested-quotation': say`Inside 「」 quote with 『』.`,
  'outer-quotation': say`Quote with 「」; Use 『』 inside them.`,
  'unclosed-mark': say`Close ${'mark'} in the same paragraph.`,
  spelling: say`"${'word'}" is spelt "${'right'}" here. Write that, or change ${'file'}.`,

  // Lessons
  'taken-id': say`The id "${'id'}" is taken on this page. Choose another one.`,
  'section-without-exercise': say`The section "${'section'}" has no exercise. Add a fence \`yaml exercise\`, or make the section a part of another one.`,
  'few-exercises': say`A lesson has ${'least'} to ${'most'} exercises; this one has ${'count'}. Add some, or join it to another lesson.`,
  'many-exercises': say`A lesson has ${'least'} to ${'most'} exercises; this one has ${'count'}. Make two lessons of it.`,
  'solved-start': say`Exercise "${'id'}": the start is right already: there is nothing to do`,
  'repeated-answer': say`Exercise "${'id'}": this answer is there twice: give another one`,
  'failing-answer': say`Exercise "${'id'}": this answer does not pass: ${'detail'}`,
  'passing-wrong-answer': say`Exercise "${'id'}": this answer passes as right`,
  'other-feedback': say`Exercise "${'id'}": the learner is told something else: ${'detail'}`,
  'untested-criterion': say`Exercise "${'id'}": no wrong answer breaks this criterion: add one`,
  'revealing-hint': say`Exercise "${'id'}": this hint gives a part of the answer away: say in words what \`${'detail'}\` shows`,
  'invalid-exercise': say`Exercise "${'id'}": ${'detail'}`,
} as const satisfies Record<string, Sentence | readonly [fault: Sentence, remedy: Sentence]>;
