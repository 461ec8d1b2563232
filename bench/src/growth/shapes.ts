/** Writes a text of about a length, in UTF-16 code units. */
export type Shape = (length: number) => string;

/** A part again and again, between a beginning and an end. */
const repeated =
  (part: string, {start = '', end = ''} = {}): Shape =>
  (length) =>
    start + part.repeat(Math.ceil((length - start.length - end.length) / part.length)) + end;

/** Parts with the number of each. */
const numbered =
  (part: (index: number) => string): Shape =>
  (length) => {
    const parts: string[] = [];
    for (let [index, size] = [0, 0]; size < length; index += 1) {
      const text = part(index);
      parts.push(text);
      size += text.length;
    }
    return parts.join('');
  };

/** Halves of a text: a beginning as often as an end. */
const halves =
  (first: string, second: string, middle = ''): Shape =>
  (length) => {
    const count = Math.floor(length / (first.length + second.length));
    return first.repeat(count) + middle + second.repeat(count);
  };

/** Lines that are each indented by one step more. Their number grows with the root of the length. */
const staircase =
  (line: string, step: string): Shape =>
  (length) => {
    const lines = Math.floor(Math.sqrt((2 * length) / step.length));
    return Array.from({length: lines}, (_, index) => step.repeat(index) + line).join('\n');
  };

/** Texts in Markdown that take parsers and rules long: hostile ones, and ordinary ones that are long. */
export const markdownShapes: Readonly<Record<string, Shape>> = {
  // Blocks
  paragraphs: repeated('一段文字，有*强调*和 `代码`。\n\n'),
  'one paragraph of lines': repeated('一行字\n'),
  headings: repeated('# 甲\n\n'),
  'headings below lines': repeated('a\n=\n'),
  'one list': repeated('- 甲\n'),
  'a list of tasks': repeated('- [ ] 甲\n'),
  'a loose list': repeated('1. 甲\n\n   乙\n\n'),
  'lists of other signs': repeated('- 甲\n* 乙\n'),
  'lists in a line': repeated('- '),
  'numbers in a line': repeated('1. '),
  'a staircase of lists': staircase('- 甲', '  '),
  'a deep quotation': repeated('>'),
  'lazy quotations': repeated('> 甲\n乙\n'),
  quotations: repeated('> 甲\n\n乙\n\n'),
  'a staircase of quotations': staircase('甲', '>'),
  'quotation and list': repeated('> - '),
  'an open fence': repeated('甲\n', {start: '```\n'}),
  fences: repeated('```js\nconst a = 1;\n```\n\n'),
  'fences of one sign more': numbered((index) => `${'`'.repeat(3 + (index % 97))}\n`),
  'indented code': repeated('    甲\n\n'),
  'thematic breaks': repeated('***\n'),
  'a table of rows': repeated('| 甲 | 乙 |\n', {start: '| 题 | 题 |\n| - | - |\n'}),
  'a table of columns': (length) => `|${'a|'.repeat(length / 4)}\n|${'-|'.repeat(length / 4)}\n`,
  'a table of empty rows': (length) =>
    `|${'a|'.repeat(length / 8)}\n|${'-|'.repeat(length / 8)}\n${'|\n'.repeat(length / 4)}`,
  'rows without a delimiter row': repeated('|甲|乙|\n'),
  tables: repeated('|a|\n|-|\n|b|\n\n'),
  'an alert a line': repeated('> [!NOTE]\n> 甲\n\n'),
  definitions: numbered((index) => `[a${String(index)}]: /b\n`),
  'one definition again and again': repeated('[a]: /b\n'),
  'references to a long definition': (length) =>
    `[a]: /${'x'.repeat(length / 2)}\n\n${'[a] '.repeat(length / 8)}`,
  'references to a long title': (length) =>
    `[a]: /b "${'x'.repeat(length / 2)}"\n\n${'![a] '.repeat(length / 10)}`,
  'references with definitions': numbered(
    (index) => `[甲][a${String(index)}]\n\n[a${String(index)}]: /b\n\n`,
  ),
  'open definitions': repeated('[a]: /b "c\n'),
  footnotes: numbered((index) => `甲[^${String(index)}]\n\n[^${String(index)}]: 乙\n\n`),
  'marks of one footnote': repeated('甲[^1] ', {end: '\n\n[^1]: 乙\n'}),
  'footnotes in footnotes': numbered((index) => `[^${String(index)}]: [^${String(index + 1)}]\n\n`),
  'front matter': numbered((index) => (index === 0 ? '---\n' : `key${String(index)}: 值\n`)),
  containers: repeated(':::note\n甲\n'),
  'blocks of formulas': repeated('$$\na^2\n$$\n\n'),
  'blocks of HTML': repeated('<div>\n\n甲\n\n'),
  // Content of a line
  words: repeated('一二三四五六七八九十'),
  'one long word': repeated('a'),
  'combining marks': repeated('\u0301', {start: 'a'}),
  spaces: repeated(' ', {start: 'a', end: 'b'}),
  'spaces in a heading': repeated(' ', {start: '# a', end: 'b'}),
  'lines of spaces': repeated('a   \n \n'),
  tabs: repeated('\t', {start: 'a', end: 'b'}),
  'number signs': repeated(' #', {start: '# a', end: 'b'}),
  asterisks: repeated('*'),
  'asterisks before words': repeated('*a '),
  'asterisks behind words': repeated('a* '),
  'asterisks of two kinds': repeated('*a **b '),
  'asterisks and underscores': repeated('*a _b '),
  'asterisks in Han': repeated('**甲，**乙'),
  'open strong text': halves('**a ', ' b**'),
  'open strikes': repeated('~~a '),
  tildes: repeated('a~'),
  brackets: repeated('['),
  'an open bracket before words': repeated('a ', {start: '['}),
  'pairs of brackets': halves('[', ']', 'a'),
  'pairs of brackets, images': halves('![', '](b)', 'a'),
  'brackets behind words': repeated('a]'),
  'open links': repeated('[a]('),
  'links in angle brackets': repeated('[a](<b'),
  'links with parentheses': repeated('(', {start: '[a](b'}),
  'links with open titles': repeated('[a](b "'),
  'undefined references': repeated('[甲][乙] '),
  'open footnotes': repeated('[^'),
  backticks: numbered((index) => `${'`'.repeat(1 + (index % 500))} `),
  'open code': repeated('`a``'),
  'angle brackets': repeated('<'),
  'open tags': repeated('<a b="'),
  'attributes of a tag': repeated(' b=c', {start: '<a'}),
  'open comments': repeated('a <!-- '),
  'open instructions': repeated('a <?'),
  'open declarations': repeated('a <!A '),
  'open CDATA': repeated('a <![CDATA['),
  'nested tags': repeated('<b>'),
  'closing tags': repeated('</b>'),
  'open autolinks': repeated('<http://a'),
  autolinks: repeated('https://a.b/c '),
  'autolinks of parentheses': repeated(')', {start: 'http://a.b/('}),
  'autolinks of entities': repeated('&amp;', {start: 'http://a.b/'}),
  'autolinks of points': repeated('www.'),
  addresses: repeated('a@b.'),
  'addresses without an end': repeated('a.b-c_'),
  entities: repeated('&amp;'),
  'open entities': repeated('&a'),
  backslashes: repeated('\\'),
  'escaped signs': repeated('\\*'),
  dollars: repeated('$'),
  'open formulas': repeated('$a '),
  formulas: repeated('$a_1$ '),
  'brackets of formulas': repeated('\\(a '),
  'formulas in brackets': repeated('[\n'),
  braces: repeated('{'),
  'double braces': repeated('{{a '),
  'equals signs': repeated('==a '),
  'full-width signs': repeated('＊＊甲'),
  'full-width pipes': repeated('｜甲｜乙｜\n'),
  colons: repeated('a::'),
  'numbers of notes': repeated('甲[1]'),
  emoji: repeated(':a:'),
  'carriage returns': repeated('甲\r'),
  'zero characters': repeated('a\0'),
  'halves of characters': repeated('a\uD83D'),
};

/** HTML of a clipboard that takes a conversion long. */
export const htmlShapes: Readonly<Record<string, Shape>> = {
  'HTML: paragraphs': repeated('<p>甲<b>乙</b></p>'),
  'HTML: text': repeated('甲 '),
  'HTML: spaces': repeated(' ', {start: '<p>a', end: 'b</p>'}),
  'HTML: line breaks': repeated('<br>', {start: '<b>'}),
  'HTML: open boxes': repeated('<div>'),
  'HTML: open marks': repeated('<b>a'),
  'HTML: marks of two kinds': repeated('<b><i>a</b>'),
  'HTML: marks side by side': repeated('<b>甲</b>'),
  'HTML: spans': repeated('<span style="font-weight:700">甲</span>'),
  'HTML: a list': repeated('<li>甲', {start: '<ul>'}),
  'HTML: lists in lists': repeated('<ul><li>甲'),
  'HTML: items without a list': repeated('<li>甲</li>'),
  "HTML: Word's lists": repeated(
    '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>甲</p>',
  ),
  'HTML: a table': repeated('<tr><td>甲<td>乙', {start: '<table>'}),
  'HTML: tables in tables': repeated('<table><tr><td>'),
  'HTML: merged cells': repeated('<tr><td colspan=1000 rowspan=1000>a', {start: '<table>'}),
  'HTML: cells of a row': repeated('<td>a', {start: '<table><tr>'}),
  'HTML: links': repeated('<a href="https://a.b">甲</a>'),
  'HTML: open links': repeated('<a href=b>'),
  'HTML: pictures': repeated('<img src="https://a.b/c.png">'),
  'HTML: code': repeated('<pre><code>a\n</code></pre>'),
  'HTML: lines of code': repeated('<div style="white-space:pre">a</div>'),
  'HTML: code in a paragraph': repeated('<p style="font-family:Courier">a;</p>'),
  'HTML: quotations': repeated('<blockquote>甲'),
  'HTML: headings': repeated('<h1>甲</h1>'),
  'HTML: attributes': numbered((index) => (index === 0 ? '<p' : ` a${String(index)}=b`)),
  'HTML: entities': repeated('&amp;'),
  'HTML: comments': repeated('<!--a-->甲'),
  'HTML: styles': numbered((index) =>
    index === 0
      ? '<style>'
      : `.a${String(index)}{font-weight:bold}${index % 50 === 0 ? '</style><p class=a1>甲<style>' : ''}`,
  ),
  'HTML: formulas': repeated(
    '<span class="katex"><annotation encoding="application/x-tex">a^2</annotation></span>',
  ),
  'HTML: MathML': repeated('<mrow><mi>a</mi>', {start: '<math>'}),
  'HTML: footnotes': numbered(
    (index) =>
      `<sup id=r${String(index)}><a href="#n${String(index)}">1</a></sup><p id=n${String(index)}><a href="#r${String(index)}">1</a>甲</p>`,
  ),
  'HTML: Markdown as text': repeated('<p>**甲** [乙](丙) | 丁 |</p>'),
};
