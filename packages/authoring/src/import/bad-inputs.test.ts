import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hexo} from './generators/hexo.ts';
import {planImport, type Plan} from './plan.ts';
import {openFolder, readBlog} from './read-blog.ts';
import {inChinese, inEnglish} from './reasons.ts';
import {siteFacts} from './site-facts.fixture.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'old-blog-'));
  put('_config.yml', 'url: https://old.example\n');
  put('source/_posts/good.md', post('好的一篇', '2020-01-01'));
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), {recursive: true});
  writeFileSync(join(root, file), content);
}

const text = '这一篇用来看看搬来的时候会不会出错，所以正文不必很长，够写一句说明。';
const post = (title: string, date: string, more = '', body = text) =>
  `---\ntitle: ${title}\ndate: ${date}\n${more}---\n\n${body}\n`;

function plan(): Plan {
  const choices = {to: 'blog', author: 'icms', tags: ['can']} as const;
  return planImport(readBlog(openFolder(root), hexo), siteFacts, choices);
}

/** The GB 18030 bytes of a text: the reverse of the decoder, for two bytes. */
function gb18030(source: string): Uint8Array {
  const decoder = new TextDecoder('gb18030');
  const bytesOf = new Map<string, readonly number[]>();
  for (let high = 0x81; high <= 0xfe; high++) {
    for (let low = 0x40; low <= 0xfe; low++) {
      bytesOf.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
    }
  }
  return Uint8Array.from(
    Array.from(source).flatMap((character) =>
      character < '\u0080' ? [character.charCodeAt(0)] : (bytesOf.get(character) ?? []),
    ),
  );
}

it('A8 a GBK file and UTF-16 files are read, and named', () => {
  put('source/_posts/gbk.md', gb18030(post('国标编码', '2020-01-02')));
  const utf16 = Buffer.from(post('宽字符', '2020-01-03'), 'utf16le');
  put('source/_posts/le.md', Buffer.concat([Buffer.of(0xff, 0xfe), utf16]));
  put('source/_posts/plain-le.md', utf16);
  put('source/_posts/be.md', Buffer.concat([Buffer.of(0xff, 0xfe), utf16]).swap16());

  const {posts, findings, leftOut} = plan();
  expect(leftOut).toEqual([]);
  expect(posts.find(({from}) => from.endsWith('/gbk.md'))?.text).toContain('title: 国标编码\n');
  for (const name of ['le', 'plain-le', 'be']) {
    const planned = posts.find(({from}) => from.endsWith(`/${name}.md`));
    expect(planned?.text).toContain(`title: 宽字符\ndescription: ${text}\n`);
  }
  expect(
    findings.filter(({kind}) => kind === 'encoding').map(({path, detail}) => [path, detail]),
  ).toEqual([
    ['source/_posts/be.md', 'UTF-16'],
    ['source/_posts/gbk.md', 'GB 18030'],
    ['source/_posts/le.md', 'UTF-16'],
    ['source/_posts/plain-le.md', 'UTF-16'],
  ]);
});

it.each<[string, string | Uint8Array, string]>([
  ['bytes that are no text', Uint8Array.of(0x80, 0x81, 0x00, 0xff), 'encoding'],
  // 「這是一篇文章」 in Big5.
  [
    'another encoding',
    Uint8Array.of(0xb3, 0x6f, 0xac, 0x4f, 0xa4, 0x40, 0xbd, 0x67, 0xa4, 0xe5, 0xb3, 0xb9, 0xff),
    'encoding',
  ],
  [
    'two kinds of front matter',
    `---\ntitle: 甲\n---\n\n+++\ntitle = "乙"\n+++\n\n${text}\n`,
    'two-front-matters',
  ],
  ['YAML with a mistake', `---\ntitle: [甲\n---\n\n${text}\n`, 'front-matter'],
  ['TOML with a mistake', `+++\ntitle = 甲\n+++\n\n${text}\n`, 'front-matter'],
  ['JSON with a mistake', `{\n"title": \n}\n\n${text}\n`, 'front-matter'],
  ['no text', '---\ntitle: 甲\n---\n', 'no-text'],
])('A8 a file with %s is left out, with its name', (_, content, code) => {
  put('source/_posts/bad.md', content);
  const {posts, leftOut} = plan();
  expect(posts.map(({from}) => from)).toEqual(['source/_posts/good.md']);
  expect(leftOut).toEqual([
    {path: 'source/_posts/bad.md', reason: expect.objectContaining({code}) as unknown},
  ]);
  const [{reason} = {reason: {code: 'encoding' as const}}] = leftOut;
  expect(inEnglish(reason)).toMatch(/^(?:is|has) .*\.$/);
  expect(inChinese(reason)).toMatch(/。$/);
});

it('A8 a post of one line of 500 KB comes whole, and is named', () => {
  const line = '一行写到底，中间没有换行，只有逗号和句号。'.repeat(12_000);
  put('source/_posts/long.md', post('一行', '2020-01-02', '', line));
  const {posts, findings} = plan();
  const planned = posts.find(({from}) => from.endsWith('long.md'))?.text ?? '';
  expect(planned).toContain(`${line}\n\n<!-- truncate -->`);
  expect(findings).toContainEqual({
    kind: 'long-line',
    path: 'source/_posts/long.md',
    detail: String(line.length),
  });
});

it('A8 pictures that are folders, lead outside, or cannot be are named, and stay as they are', () => {
  mkdirSync(join(root, 'source/images/album.png'), {recursive: true});
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'secret.png'), 'x');
  writeFileSync(join(outside, 'post.md'), post('外面的', '2020-01-05'));
  symlinkSync(join(outside, 'secret.png'), join(root, 'source/images/link.png'));
  symlinkSync(join(outside, 'post.md'), join(root, 'source/_posts/outside.md'));
  symlinkSync(outside, join(root, 'source/_posts/more'));
  const long = `/images/${encodeURIComponent('长'.repeat(100))}.png`;
  const body = `${text}\n\n![甲](/images/album.png) ![乙](/images/link.png) ![丙](${long}) ![丁](../../../../etc/hostname)`;
  put('source/_posts/pictures.md', post('图片', '2020-01-04', '', body));

  const {posts, findings, leftOut} = plan();
  const planned = posts.find(({from}) => from.endsWith('pictures.md'));
  expect(planned?.copies).toEqual([]);
  expect(planned?.text).toContain('![甲](/images/album.png) ![乙](/images/link.png)');
  const found = findings.filter(({path}) => path.endsWith('pictures.md'));
  expect(found.map(({kind, detail}) => `${kind} ${detail}`)).toEqual(
    expect.arrayContaining([
      'file-folder /images/album.png',
      'file-outside /images/link.png',
      `picture-missing /images/${'长'.repeat(100)}.png`,
    ]),
  );
  expect(leftOut).toEqual([
    {path: 'source/_posts/more', reason: {code: 'outside'}},
    {path: 'source/_posts/outside.md', reason: {code: 'outside'}},
  ]);
  rmSync(outside, {recursive: true});
});

it('A8 two posts that want one address both come, and both are named', () => {
  put('source/_posts/a/same.md', post('甲', '2020-01-02', 'permalink: same/\n'));
  put('source/_posts/b/same.md', post('乙', '2020-01-02', 'permalink: same/\n'));
  put('source/_posts/tags.md', post('丙', '2020-01-02', 'permalink: first/\n'));
  const {posts, redirects, findings} = plan();
  expect(posts.map(({file}) => file)).toEqual([
    'blog/2020-01-02-same.md',
    'blog/2020-01-02-same-2.md',
    'blog/2020-01-01-good.md',
    'blog/2020-01-02-tags-2.md',
  ]);
  expect(redirects).toMatchObject({'/same': '/blog/same'});
  expect(findings.map(({kind, path, detail}) => [kind, path, detail])).toEqual(
    expect.arrayContaining([
      ['slug', 'source/_posts/b/same.md', 'same → same-2'],
      ['slug', 'source/_posts/tags.md', 'tags → tags-2'],
      ['address-taken', 'source/_posts/b/same.md', '/same'],
    ]),
  );
});

it('A8 an address that no file can have, or that nothing tells, is named', () => {
  const name = '长'.repeat(100);
  put('source/_posts/long.md', post(name, '2020-01-02', `permalink: ${name}/\n`));
  put('source/_posts/sharp.md', post('井号', '2020-01-02', 'permalink: "c#/"\n'));
  put('_config.yml', 'url: https://old.example\npermalink: posts/:abbrlink/\n');
  const {redirects, findings} = plan();
  expect(redirects).toEqual({});
  expect(
    findings.filter(({kind}) => kind.startsWith('address')).map(({kind, path}) => [kind, path]),
  ).toEqual([
    ['address-unknown', 'source/_posts/good.md'],
    ['address-odd', 'source/_posts/long.md'],
    ['address-odd', 'source/_posts/sharp.md'],
  ]);
});

it('A8 a post without an author or a tag that the site knows is not planned in silence', () => {
  const choices = {to: 'blog', author: undefined, tags: []} as const;
  const {unattributed, untagged} = planImport(readBlog(openFolder(root), hexo), siteFacts, choices);
  expect(unattributed).toEqual(['source/_posts/good.md']);
  expect(untagged).toEqual(['source/_posts/good.md']);
});
