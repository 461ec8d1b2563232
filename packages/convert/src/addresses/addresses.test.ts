import {toHtml} from 'hast-util-to-html';
import {raw} from 'hast-util-raw';
import type {Root} from 'hast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {gfm} from 'micromark-extension-gfm';
import {describe, expect, it} from 'vitest';
// The repository's addresses, for all tests.
/* eslint-disable import-x/no-relative-packages */
import {
  addressesIn,
  cutTag,
  faultOf,
  formsOf,
  nastyAddresses,
  ordinaryAddresses,
} from '../../../../tests/fixtures/leaving/addresses';
import {sampleOf} from '../../../../tests/support/ring';
/* eslint-enable import-x/no-relative-packages */
import {loadLanguages} from '../code/languages.ts';
import {pageFile, pagePrint} from '../page/index.ts';
import {publishTargets} from '../publish/index.ts';
import {wordFile} from '../word-file/index.ts';
import {readWord} from '../word-file/read-word.fixture.ts';
import {safeAddress, safeInSource} from './address.ts';
import {safeHtml} from './html.ts';
import {safeMarkdown} from './markdown.ts';

/** HTML of a copy that is Markdown, as an engine without a sanitiser writes it. */
function rendered(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const made = toHast(tree, {allowDangerousHtml: true}) as Root;
  return toHtml(raw(made)) + toHtml(made, {allowDangerousHtml: true});
}

async function publish(id: string, source: string) {
  const target = publishTargets.find((each) => each.id === id);
  const write = await target?.load(source, {loadFeatures: () => Promise.resolve(() => [])});
  if (!write) {
    throw new Error(`no target ${id}`);
  }
  return write(source);
}

const faultsOf = (addresses: readonly string[], mayBeRooted = false) =>
  addresses.map((address) => faultOf(address, mayBeRooted)).filter((fault) => fault !== undefined);

/** Texts with all forms of all addresses. One whose tag is cut off swallows what follows, so it is alone. */
const texts = Array.from({length: 8}, (_, group) =>
  nastyAddresses
    .filter((_address, index) => index % 8 === group)
    .flatMap((address, index) => Object.values(formsOf(address, `r${index}`)))
    .join('\n\n'),
);

describe('X39 an address', () => {
  it.each(nastyAddresses)('%j does not leave as it is', (address) => {
    for (const use of ['link', 'picture'] as const) {
      const safe = safeAddress(address, use);
      expect(safe).not.toBe(address);
      expect(faultsOf(safe === undefined ? [] : [safe])).toEqual([]);
    }
  });

  it.each(ordinaryAddresses)('%j stays', (address) => {
    expect(safeAddress(address, 'link')).toBe(address);
    expect(safeAddress(address, 'picture')).toBe(address);
    expect(faultOf(address)).toBeUndefined();
  });

  it('leads to a person from a link alone, and is a picture in pictures alone', () => {
    for (const address of ['mailto:a@b.example?subject=c d', 'tel:+8610-1']) {
      expect(safeAddress(address, 'link')).toBe(address);
      expect(safeAddress(address, 'picture')).toBeUndefined();
    }
    for (const address of ['data:image/png;base64,AA==', 'data:image/svg+xml,%3Csvg/%3E']) {
      expect(safeAddress(address, 'picture')).toBe(address);
      expect(safeAddress(address, 'link')).toBeUndefined();
    }
  });

  it.each([
    ['//a.example/b?c=//d', 'https://a.example/b?c=//d'],
    [' //a.example/b', 'https://a.example/b'],
    ['http:a.example', 'http://a.example/'],
    ['https:\\\\a.example\\b', 'https://a.example/b'],
    ['HTTPS://a.example/b', 'https://a.example/b'],
    ['MAILTO:a@b.example', 'mailto:a@b.example'],
    [' a.png\n', 'a.png'],
  ])('%j is written as every program reads it: %s', (address, safe) => {
    expect(safeAddress(address, 'link')).toBe(safe);
  });

  it('of any length is read in a time that grows with it', () => {
    for (const part of [
      ' ',
      '//',
      '%2F',
      '\\',
      '../',
      ',',
      '<!--',
      'url("',
      '<a title="',
      '&',
      '`',
    ]) {
      const address = part.repeat(200_000 / part.length);
      safeAddress(`a${address}b`, 'link');
      safeHtml(
        `<a href="${address}" style='${address}' srcset='${address}'>${address}`,
        safeAddress,
      );
    }
  });
});

describe('X39 nothing that leaves the site has an address of a disk, a network drive or a program', () => {
  it.each(texts)('from a page and from Markdown: text %#', (source) => {
    expect(faultsOf(addressesIn(pageFile(source).html))).toEqual([]);
    expect(faultsOf(addressesIn(rendered(safeMarkdown(source).text)), true)).toEqual([]);
  });

  it.each(sampleOf(texts, 2))('from a target, a print and a Word file: text %#', async (source) => {
    await loadLanguages();
    for (const {id, isPlain} of publishTargets) {
      const {html = '', plain} = await publish(id, source);
      expect.soft(faultsOf(addressesIn(html)), `${id}, HTML`).toEqual([]);
      if (id === 'text') {
        const named = [...plain.matchAll(/b（([^）]*)）/g)].map(([, written = '']) => written);
        expect.soft(faultsOf(named), id).toEqual([]);
      } else if (isPlain || plain.includes('[b](')) {
        expect.soft(faultsOf(addressesIn(rendered(plain)), true), `${id}, Markdown`).toEqual([]);
      }
    }
    const {body} = pagePrint(source, '/base/');
    const own = addressesIn(body).filter((each) => !/^\/base\/(?![/\\])/.test(each));
    expect.soft(faultsOf(own), 'print').toEqual([]);
    const {file} = await wordFile(source);
    const word = readWord(file);
    const targets = word.paths
      .filter((path) => path.endsWith('.rels'))
      .flatMap((path) => word.part(path).all('Relationship'))
      .filter(({attribs}) => attribs.TargetMode === 'External')
      .map(({attribs}) => attribs.Target ?? '');
    expect.soft(faultsOf(targets), 'Word file').toEqual([]);
  });

  it.each(nastyAddresses)('from a tag that is cut off: %j', (address) => {
    const source = cutTag(address);
    expect(faultsOf(addressesIn(pageFile(source).html))).toEqual([]);
    expect(faultsOf(addressesIn(rendered(safeMarkdown(source).text)), true)).toEqual([]);
  });

  it('and what it lost is named', async () => {
    const source =
      '[甲](file:///C:/a.doc) ![乙](\\\\\\\\evil.example\\s\\y.png) [丙](/about) <a href="x:y">丁</a>\n';
    const links = {kind: 'links', count: 2, names: ['file:///C:/a.doc', 'x:y']};
    const local = {kind: 'local links', count: 1, names: ['丙']};
    const pictures = {kind: 'pictures', count: 1, names: ['乙']};
    expect(pageFile(source).unsupported).toEqual([links, local, pictures]);
    expect((await wordFile(source)).unsupported).toEqual([links, local, pictures]);
    expect((await publish('word', source)).unsupported).toEqual([links, local, pictures]);
    expect((await publish('zhihu', source)).unsupported).toEqual([
      links,
      local,
      {kind: 'uploads', count: 1, names: ['y.png']},
    ]);
    expect((await publish('markdown', source)).unsupported).toEqual([
      {kind: 'uploads', count: 1, names: ['y.png']},
      links,
    ]);
  });

  it('also from formulas that have colours', async () => {
    const commands = ['colorbox', 'textcolor', 'color', 'fcolorbox{red}', 'href', 'url', 'cssId'];
    const source = commands
      .map(
        (command) => `$\\${command}{url(//evil.example/x)}{x}$ $\\${command}{//evil.example}{x}$`,
      )
      .join('\n\n');
    for (const {id} of publishTargets) {
      const {html = ''} = await publish(id, source);
      // 知乎 draws formulas itself, of the TeX in `alt`.
      const own = html.replace(/ alt="[^"]*"/g, '');
      expect.soft(faultsOf(addressesIn(own)), id).toEqual([]);
    }
    expect(faultsOf(addressesIn(pageFile(source).html))).toEqual([]);
  });

  it.each([
    '<image href="//evil.example/a.png"/>',
    '<use xlink:href="https://evil.example/a.svg#b"/>',
    '<rect fill="url(//evil.example/a.svg#b)"/>',
    '<style>@import "//evil.example/a.css"</style>',
    '<script href="//evil.example/a.js"/>',
    '<foreignObject><img src="a.png"/></foreignObject>',
  ])('also where a drawing in the text loads one: Word does not get %s', async (part) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`;
    for (const data of [`,${encodeURIComponent(svg)}`, `;base64,${btoa(svg)}`]) {
      const source = `![甲](data:image/svg+xml${data})\n`;
      const word = readWord((await wordFile(source)).file);
      expect(word.paths.filter((path) => path.includes('media/'))).toEqual([]);
      const {html, unsupported} = await publish('word', source);
      expect(html).not.toContain('svg');
      expect(unsupported).toEqual([{kind: 'pictures', count: 1, names: ['甲']}]);
    }
  });

  it('while Word gets a drawing that refers to itself alone', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><rect id="a" fill="url(#b)"/><use href="#a"/></svg>';
    const {html} = await publish('word', `![甲](data:image/svg+xml,${encodeURIComponent(svg)})\n`);
    expect(html).toContain('<img src="data:image/svg+xml');
  });

  it('also where a picture or a link has no scheme', async () => {
    const source = '![a](//evil.example/share/x.png) [b](//h/doc.docx)\n';
    const {html} = pageFile(source);
    expect(html).toContain('<img src="https://evil.example/share/x.png" alt="a">');
    expect(html).toContain('<a href="https://h/doc.docx">');
    expect((await publish('markdown', source)).plain).toBe(
      '![a](https://evil.example/share/x.png) [b](https://h/doc.docx)\n',
    );
  });
});

describe('X39 a copy that is source code', () => {
  it.each(ordinaryAddresses)('is the text itself: %j', (address) => {
    const {refresh: _, ...forms} = formsOf(address);
    const source = [...Object.values(forms), cutTag(address)].join('\n\n');
    expect(safeMarkdown(source)).toEqual({text: source, lost: []});
    expect(safeHtml(source, safeInSource)).toBe(source);
  });

  it.each([
    ['[a](//h/b "c")', '[a](https://h/b "c")'],
    ['[a](<//h/b c>)', '[a](<https://h/b c>)'],
    ['[a](file:///b "c")', '[a](<> "c")'],
    ['![a](<file:///b>)', '![a](<>)'],
    ['[a]\n\n[a]: file:///b\n', '[a]\n\n[a]: <>\n'],
    ['[a]\n\n[a]: //h\n', '[a]\n\n[a]: https://h\n'],
    ['[a](&#47;&#47;h/b\\)c)', '[a](https://h/b\\)c)'],
    ['<file:///b`c>', '``file:///b`c``'],
    ['| a |\n| - |\n| [b](\\\\\\\\h\\|c) |', '| a |\n| - |\n| [b](<>) |'],
    ['a <a href="//h?b&amp;c">d</a>', 'a <a href="https://h?b&amp;c">d</a>'],
    ['a <img src=file:///b alt=c>', 'a <img alt=c>'],
    [
      '`[a](file:///b)`\n\n    <a href="file:///b">\n',
      '`[a](file:///b)`\n\n    <a href="file:///b">\n',
    ],
    ['[a](/b) ![c](/d.png) <a href="/e">f</a>', '[a](/b) ![c](/d.png) <a href="/e">f</a>'],
    [
      '---\na: "[b](file:///c)"\n---\n\n[d](//h)\n',
      '---\na: "[b](file:///c)"\n---\n\n[d](https://h)\n',
    ],
  ])('changes only such an address: %j', (source, expected) => {
    expect(safeMarkdown(source).text).toBe(expected);
  });
});

describe('X39 CSS', () => {
  it.each([
    ['color:red', 'color:red'],
    ["background:url('https://a.example/b.png')", "background:url('https://a.example/b.png')"],
    ['background:url(//h/b)', 'background:url("https://h/b")'],
    ['background:url(//h', undefined],
    ['background:url("//h" x)', undefined],
    ['background:u\\72l(//h)', undefined],
    ['background:image-set("//h" 1x)', undefined],
    ['background:url(file:///b)', undefined],
  ])('%s', (value, expected) => {
    const html = `<p style="${value.replaceAll('"', '&quot;')}">a</p>`;
    const written = expected?.replaceAll('"', '&quot;');
    expect(safeHtml(html, safeAddress)).toBe(
      written === undefined ? '<p>a</p>' : `<p style="${written}">a</p>`,
    );
  });
});
