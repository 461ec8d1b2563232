import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts} from '../document/unsupported.ts';
import {element, hasClass, isElement} from '../hast.ts';
import {wordFile} from './index.ts';
import {all, readWord, textContent, valueOf} from './read-word.fixture.ts';

async function write(source: string) {
  const {file, unsupported} = await wordFile(source, parse);
  const word = readWord(file);
  const body = word.part('word/document.xml');
  const paragraphs = body.all('w:p');
  return {...word, body, paragraphs, unsupported};
}

/** Number format, text, start and level of a paragraph's number. */
function numberOf(
  word: Awaited<ReturnType<typeof write>>,
  paragraph: (typeof word.paragraphs)[number] | undefined,
) {
  const numbering = word.part('word/numbering.xml');
  const level = paragraph && valueOf(paragraph, 'w:ilvl');
  const id = paragraph && valueOf(paragraph, 'w:numId');
  const num = numbering.all('w:num').find((one) => one.attribs['w:numId'] === id);
  const abstractId = num && valueOf(num, 'w:abstractNumId');
  const abstract = numbering
    .all('w:abstractNum')
    .find((one) => one.attribs['w:abstractNumId'] === abstractId);
  const found = abstract && all(abstract, 'w:lvl').find((one) => one.attribs['w:ilvl'] === level);
  return {
    id,
    level,
    format: found && valueOf(found, 'w:numFmt'),
    start: found && valueOf(found, 'w:start'),
    text: found && valueOf(found, 'w:lvlText'),
  };
}

describe('X10 a Word document', () => {
  it('has headings with outline levels, in Chinese fonts', async () => {
    const word = await write([1, 2, 3, 4, 5, 6].map((n) => `${'#'.repeat(n)} 题${n}`).join('\n\n'));
    const styles = word.part('word/styles.xml').all('w:style');
    for (const [index, paragraph] of word.paragraphs.entries()) {
      const id = valueOf(paragraph, 'w:pStyle');
      const style = styles.find(({attribs}) => attribs['w:styleId'] === id);
      expect(id).toBe(`Heading${index + 1}`);
      expect(style && valueOf(style, 'w:outlineLvl')).toBe(String(index));
      expect(style && valueOf(style, 'w:rFonts', 'w:eastAsia')).toBe('微软雅黑');
    }
    const [defaults] = word.part('word/styles.xml').all('w:docDefaults');
    expect(defaults && valueOf(defaults, 'w:rFonts', 'w:eastAsia')).toBe('宋体');
    expect(defaults && valueOf(defaults, 'w:lang', 'w:eastAsia')).toBe('zh-CN');
  });

  it('is A4, and has the title and the author of the front matter', async () => {
    const word = await write('---\ntitle: 题 & <a>\nauthor: 甲\n---\n\n文');
    expect(word.body.all('w:pgSz')[0]?.attribs).toMatchObject({'w:w': '11906', 'w:h': '16838'});
    const properties = word.part('docProps/core.xml');
    expect(properties.all('dc:title').map(textContent)).toEqual(['题 & <a>']);
    expect(properties.all('dc:creator').map(textContent)).toEqual(['甲']);
    expect(word.body.text).not.toContain('title');
  });

  it('has real lists: nested, with start numbers, each counted anew', async () => {
    const word = await write('3. 三\n   - 甲\n     1. 一\n4. 四\n\n隔\n\n1. 一\n2. 二');
    const numbers = word.paragraphs.map((paragraph) => numberOf(word, paragraph));
    expect(numbers).toMatchObject([
      {level: '0', format: 'decimal', start: '3'},
      {level: '1', format: 'bullet'},
      {level: '2', format: 'decimal', start: '1'},
      {level: '0', format: 'decimal', start: '3'},
      {format: undefined},
      {level: '0', format: 'decimal', start: '1'},
      {level: '0', format: 'decimal', start: '1'},
    ]);
    expect(numbers[3]?.id).toBe(numbers[0]?.id);
    expect(numbers[5]?.id).not.toBe(numbers[0]?.id);
  });

  it('has boxes for tasks, without bullets, and bullets beside them', async () => {
    const word = await write('- [x] 完\n- [ ] 未\n\n隔\n\n- [ ] 未\n- 项');
    expect(word.paragraphs.map(textContent)).toEqual(['☑ 完', '☐ 未', '隔', '☐ 未', '项']);
    const [, lone, , , mixed] = word.paragraphs.map((paragraph) => numberOf(word, paragraph));
    expect(lone).toMatchObject({format: 'bullet', text: undefined});
    expect(mixed).toMatchObject({format: 'bullet', text: '•'});
  });

  it('has tables with borders, a header row that is repeated, alignment and merged cells', async () => {
    const word = await write(
      '| 甲 | 乙 |\n| :-: | --: |\n| 1 | 2 |\n\n<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    );
    const [table, merged] = word.body.all('w:tbl');
    expect(word.body.all('w:tbl')).toHaveLength(2);
    expect(table && valueOf(table, 'w:insideH')).toBe('single');
    expect(table && all(table, 'w:tr').map((row) => all(row, 'w:tblHeader').length)).toEqual([
      1, 0,
    ]);
    expect(table && all(table, 'w:jc').map(({attribs}) => attribs['w:val'])).toEqual([
      'center',
      'right',
      'center',
      'right',
    ]);
    expect(merged && all(merged, 'w:vMerge').map(({attribs}) => attribs['w:val'])).toEqual([
      'restart',
      'continue',
    ]);
    // Word joins tables without a paragraph between them.
    expect(table?.next).toMatchObject({name: 'w:p'});
    expect(merged?.next).toMatchObject({name: 'w:p'});
  });

  it('has code with its spaces, in a font of its own, unchecked, on a ground', async () => {
    const word = await write('`a  b`\n\n```js\nif (甲) {\n\n\t  b\n}\n```');
    const [inline, block] = word.paragraphs;
    expect(inline && valueOf(inline, 'w:rStyle')).toBe('InlineCode');
    expect(block && valueOf(block, 'w:pStyle')).toBe('CodeBlock');
    expect(block && textContent(block)).toBe('if (甲) {\n\n\t  b\n}');
    const styles = word.part('word/styles.xml').all('w:style');
    for (const id of ['InlineCode', 'CodeBlock']) {
      const style = styles.find(({attribs}) => attribs['w:styleId'] === id);
      expect(style && all(style, 'w:noProof')).toHaveLength(1);
      expect(style && all(style, 'w:shd')).toHaveLength(1);
      expect(style && all(style, 'w:rFonts')[0]?.attribs).toMatchObject({
        'w:ascii': 'Consolas',
        'w:eastAsia': '宋体',
      });
    }
  });

  it('has quotations with a bar, deeper ones further in', async () => {
    const word = await write('> 引\n>\n> > 引');
    const indents = word.paragraphs.map((one) => Number(valueOf(one, 'w:ind', 'w:left')));
    expect(word.paragraphs.map((one) => valueOf(one, 'w:pStyle'))).toEqual([
      'BlockQuote',
      'BlockQuote',
    ]);
    expect(word.paragraphs.map((one) => all(one, 'w:pBdr').length)).toEqual([1, 1]);
    expect(indents[1]).toBeGreaterThan(indents[0] ?? Infinity);
  });

  it('has links, to places in the text, too', async () => {
    const word = await write('[甲](https://a.example/?b=1&c) [乙](#二)\n\n# 二');
    const [out, inside] = word.body.all('w:hyperlink');
    const relations = word.part('word/_rels/document.xml.rels').all('Relationship');
    const target = relations.find(({attribs}) => attribs.Id === out?.attribs['r:id']);
    expect(target?.attribs).toMatchObject({
      Target: 'https://a.example/?b=1&c',
      TargetMode: 'External',
    });
    const bookmarks = word.body.all('w:bookmarkStart').map(({attribs}) => attribs['w:name']);
    expect(bookmarks).toEqual([inside?.attribs['w:anchor']]);
  });

  it('has footnotes at the foot of the page', async () => {
    const word = await write('甲[^1]。\n\n[^1]: 注 `x`。\n\n    第二段。');
    const [reference] = word.body.all('w:footnoteReference');
    const notes = word.part('word/footnotes.xml').all('w:footnote');
    const note = notes.find(({attribs}) => attribs['w:id'] === reference?.attribs['w:id']);
    expect(note && all(note, 'w:p').map(textContent)).toEqual([' 注 x。', '第二段。']);
    expect(word.body.text).not.toContain('注');
  });

  it('has formulas as equations of Word; others stay TeX, and are named', async () => {
    const word = await write(
      '甲 $\\frac{1}{x_2}$ 与 $\\foo{x$\n\n$$\n\\sum_{i=1}^n \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\n$$\n\n```math\n\\sqrt{x}\n```\n\n$$\n\\frac{1\n$$',
    );
    const equations = word.body.all('m:oMath');
    expect(equations.map((one) => all(one, 'm:f').length)).toEqual([1, 0, 0]);
    expect(equations.map((one) => all(one, 'm:sSub').length)).toEqual([1, 0, 0]);
    expect(equations.map((one) => all(one, 'm:nary').length)).toEqual([0, 1, 0]);
    expect(equations.map((one) => all(one, 'm:m').length)).toEqual([0, 1, 0]);
    expect(equations.map((one) => all(one, 'm:rad').length)).toEqual([0, 0, 1]);
    expect(word.body.text).toContain('$\\foo{x$');
    expect(word.unsupported).toEqual([
      {kind: 'formulas', count: 2, names: ['\\foo{x', '\\frac{1']},
    ]);
  });

  it('has the pictures of the text; others are a link or their words, and are named', async () => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const word = await write(
      `![点](${pixel}) ![远](https://a.example/b.png) ![](img/c.png?d) [![在链接里](https://a.example/e.png)](https://a.example/)`,
    );
    expect(word.paths.filter((path) => path.startsWith('word/media/'))).toHaveLength(1);
    expect(word.body.all('wp:docPr')[0]?.attribs.descr).toBe('点');
    expect(word.body.all('w:hyperlink').map(textContent)).toEqual(['远', '在链接里']);
    expect(word.unsupported).toEqual([
      {kind: 'pictures', count: 3, names: ['远', 'c.png', '在链接里']},
    ]);
  });

  it('keeps plain HTML, and names what it leaves out', async () => {
    const word = await write(
      'H<sub>2</sub>O <u>u</u> <kbd>Ctrl</kbd>甲<br>乙\n\n<details><summary>题</summary>\n\n文\n\n</details>\n\n<video src="a"></video>末',
    );
    expect(word.body.all('w:vertAlign').map(({attribs}) => attribs['w:val'])).toEqual([
      'subscript',
    ]);
    expect(word.body.all('w:u')).toHaveLength(1);
    expect(word.paragraphs.map(textContent)).toEqual(['H2O u Ctrl甲\n乙', '题', '文', '末']);
    expect(word.unsupported).toEqual([{kind: 'html', count: 2, names: ['video', 'details']}]);
  });

  it.each([
    ['an empty text', ''],
    ['characters that XML cannot have', 'a\u0000b\u0001c\ufffe\ud800'],
    [
      'attacks',
      '<img src=x onerror=alert(1)>[a](javascript:alert(1))<a href="&#1;javascript:alert(1)">b</a>',
    ],
    ['deep formulas', `$${'{'.repeat(5000)}$`],
    ['deep lists', Array.from({length: 40}, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ])('is well formed for %s', async (_, source) => {
    const {body, part, paragraphs} = await write(source);
    for (const paragraph of paragraphs) {
      expect(Number(valueOf(paragraph, 'w:ilvl') ?? 0)).toBeLessThan(9);
    }
    expect(body.all('w:sectPr')).toHaveLength(1);
    expect(part('word/_rels/document.xml.rels').text).not.toContain('javascript');
    // oxlint-disable-next-line no-control-regex -- they are not allowed in XML
    expect(body.text).not.toMatch(/[\u0000-\u0008\ufffe\uffff]|[\ud800-\udfff](?![\udc00-\udfff])/);
  });

  it('F17 keeps quotations beyond the limit of levels as text', async () => {
    const {file} = await wordFile(`${'>'.repeat(5000)}甲`);
    expect(file.length).toBeGreaterThan(0);
  });
});

const folder = 'tests/fixtures/documents';
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

/** Parts of a document, as HTML has them. */
function partsOf(source: string) {
  const {root} = documentOf(source, new UnsupportedParts(), parse);
  const counts = {headings: 0, items: 0, tables: 0, formulas: 0, notes: 0};
  replaceFormulas(root, () => {
    counts.formulas += 1;
    return element('span');
  });
  visit(root, 'element', (node) => {
    const isNotes = isElement(node, 'section') && hasClass(node, 'footnotes');
    counts.headings += Number(/^h[1-6]$/.test(node.tagName));
    counts.tables += Number(node.tagName === 'table');
    counts.notes += Number(node.properties.dataFootnoteRef !== undefined);
    counts.items += Number(node.tagName === 'li');
    return isNotes ? 'skip' : undefined;
  });
  return counts;
}

it('X11 what 20 documents lose in Word is in a table', async () => {
  const rows: string[] = [];
  for (const name of files) {
    const source = readFileSync(join(folder, name), 'utf8');
    const word = await write(source);
    const styles = word.paragraphs.map((one) => valueOf(one, 'w:pStyle') ?? '');
    const counts = {
      headings: styles.filter((id) => id.startsWith('Heading')).length,
      items: word.paragraphs.filter((one) => all(one, 'w:numPr').length > 0).length,
      tables: word.body.all('w:tbl').length,
      formulas: word.body.all('m:oMath').length,
      notes: word.body.all('w:footnoteReference').length,
    };
    expect.soft(counts, name).toEqual(partsOf(source));
    const lost = word.unsupported.map(
      ({kind, count, names}) => `${count} ${kind} (${names.join(', ')})`,
    );
    rows.push(
      `| \`${name}\` | ${Object.values(counts).join(' | ')} | ${lost.join('; ').replaceAll('|', '\\|') || 'Nothing'} |`,
    );
  }
  expect(files).toHaveLength(20);
  await expect(
    `# The documents in Word

The test of the Word export writes this table (\`npx vitest run packages/convert/src/word-file -u\`).

| Document | Headings | List items | Tables | Equations | Footnotes | Lost |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  ).toMatchFileSnapshot(join(process.cwd(), folder, 'lost/word.md'));
});
