import {readFileSync} from 'node:fs';
import {type FileCache, cacheKey} from '@markdown-zh/build-tools/cache';
import {describe, expect, it} from 'vitest';
import type {Card} from './card';
import {makePictures} from './make-pictures';
import type {PictureRequest} from './requests';
import {readPalette} from './palette';
import {readPngSize} from './png';

const common = {
  siteTitle: 'Markdown 中文',
  palette: readPalette(readFileSync('src/css/tokens.css', 'utf8')),
  mark: readFileSync('static/img/logo.svg'),
};
const card: Card = {
  title: 'RS485 与 CAN：逐层对比、距离与吞吐的算法、怎么选',
  section: 'Blog',
  description: '从电平、拓扑、终端与偏置，到仲裁、错误处理、帧长和实际吞吐。',
  details: ['2026-11-14', 'RS485', 'CAN'],
};

function request(changes: Partial<Card> = {}, file = 'a.png'): PictureRequest {
  return {file, source: 'blog/a.md', card: {...card, ...changes}};
}

/** With a cache in memory. */
function cacheOf(known: Map<string, Uint8Array>) {
  const files: FileCache = {
    read: (key) => known.get(key),
    write: (key, picture) => void known.set(key, Buffer.from(picture)),
    sweep: () => undefined,
  };
  return {common, fingerprint: 'v1', files};
}

async function make(requests: readonly PictureRequest[], known = new Map<string, Uint8Array>()) {
  const files = new Map<string, Uint8Array>();
  const put = (file: string, picture: Uint8Array) => void files.set(file, picture);
  return {warnings: await makePictures(requests, cacheOf(known), put), files, known};
}

describe('makePictures', () => {
  it('draws 1200 × 630 pixels in at most 40 KB, and the same bytes every time', async () => {
    const [first, second] = [await make([request()]), await make([request()])];
    const picture = first.files.get('a.png') ?? new Uint8Array();
    expect(readPngSize(picture)).toEqual({width: 1200, height: 630});
    expect(picture.length).toBeLessThan(40 * 1024);
    expect(Buffer.compare(picture, second.files.get('a.png') ?? new Uint8Array())).toBe(0);
  });

  it('draws the same whatever else is drawn in that build', async () => {
    const alone = await make([request()]);
    const together = await make([request({title: '别的页'}, 'b.png'), request()]);
    expect(together.files.get('a.png')).toEqual(alone.files.get('a.png'));
    expect(together.files.get('b.png')).not.toEqual(alone.files.get('a.png'));
  });

  it('gives each of two pages with the same card its picture', async () => {
    expect((await make([request(), request({}, 'b.png')])).files.size).toBe(2);
  });

  it('draws units, Greek, Cyrillic and arrows', async () => {
    const {warnings, files} = await make([
      request({title: '120 Ω、4.7 µF、λ → 20 ℃', description: 'Привет ± ≤ × …'}),
    ]);
    expect(warnings).toEqual([]);
    expect(files.size).toBe(1);
  });

  it('A1 names page, character and place of what the fonts lack, and leaves it out', async () => {
    const {warnings, files} = await make([
      request({title: '发布 𓀀'}),
      request({description: 'สวัสดี'}, 'b.png'),
      request({title: '𓀀', details: ['𓀀']}, 'c.png'),
      request({title: '发布'}, 'without.png'),
    ]);
    expect(files.size).toBe(4);
    expect(files.get('a.png')).toEqual(files.get('without.png'));
    expect(warnings[0]).toMatch(/^blog\/a\.md: .*"𓀀" \(U\+13000\).* title, .*"image"/u);
    expect(warnings[1]).toMatch(/^blog\/a\.md: .*"[ก-๛]" \(U\+0E..\).* description,/u);
  });

  it('draws with no font of the machine', async () => {
    // Noto CJK, which many machines have and setup.mjs installs, has Hangul.
    const {warnings} = await make([request({title: '한글'})]);
    expect(warnings[0]).toContain('"글" (U+AE00)');
  });

  it('takes a known picture from the cache, but not that of another card, nor a broken one', async () => {
    const {known, files} = await make([request()]);
    const [key = ''] = known.keys();
    expect(key).toBe(cacheKey(['v1', JSON.stringify(card)]));
    const marked = Uint8Array.from([...(files.get('a.png') ?? []), 0]);
    expect((await make([request()], new Map([[key, marked]]))).files.get('a.png')).toEqual(marked);
    const other = await make([request({title: '别的页'})], new Map([[key, marked]]));
    expect(other.files.get('a.png')).not.toEqual(marked);
    const broken = await make([request()], new Map([[key, new Uint8Array(9)]]));
    expect(broken.files.get('a.png')).toEqual(files.get('a.png'));
  });
});
