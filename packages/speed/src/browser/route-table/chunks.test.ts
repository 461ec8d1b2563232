import {describe, expect, it} from 'vitest';
import {locateModules, withoutChunks} from './chunks.ts';

const code = `"use strict";(globalThis.c=globalThis.c||[]).push([["9"],{11326(e,t,n){n.r(t),n.d(t,{default:()=>s});let s={"0058b4c6":[()=>n.e("266").then(n.t.bind(n,86164,19)),"~docs/p/docs-175.json",86164],0x11113f9:[()=>Promise.all([n.e("4043"),n.e("106")]).then(n.bind(n,96850)),"@theme/DocItem",96850],a1:[()=>Promise.resolve().then(n.bind(n,7)),"@site/say \\"hi\\".md",7]}}}]);`;

describe('locateModules', () => {
  const whole = `"use strict";
(self["webpackChunkc"] = self["webpackChunkc"] || []).push([["9"], {
5(module, exports, __webpack_require__) { __webpack_require__.none(); },
11326(module, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { "default": () => (__WEBPACK_DEFAULT_EXPORT__) });
const __WEBPACK_DEFAULT_EXPORT__ = {
  "0058b4c6": [() => __webpack_require__.e(/* import() | 0058b4c6 */ "266").then(__webpack_require__.t.bind(__webpack_require__, 86164, 19)), "~docs/p/docs-175.json", /*require.resolve*/(86164)],
}; }, }]);`;

  it('reads what has not been minified, too', async () => {
    const registry = new Map([['0058b4c6', '~docs/p/docs-175.json']]);
    expect([...(await locateModules(whole, registry))]).toEqual([
      ['0058b4c6', {module: 86164, chunks: ['266'], mode: 19}],
    ]);
  });

  it('says by what chunks a module is loaded, and which is data', async () => {
    const registry = new Map([
      ['0058b4c6', '~docs/p/docs-175.json'],
      ['17896441', '@theme/DocItem'],
      ['a1', '@site/say "hi".md'],
    ]);
    expect([...(await locateModules(code, registry))]).toEqual([
      ['0058b4c6', {module: 86164, chunks: ['266'], mode: 19}],
      ['17896441', {module: 96850, chunks: ['4043', '106']}],
      ['a1', {module: 7, chunks: []}],
    ]);
  });

  it.each([code, whole, ''])('throws at a module that it does not find', async (text) => {
    const registry = new Map([['b2', '@site/other.md']]);
    await expect(locateModules(text, registry)).rejects.toThrow('@site/other.md');
  });
});

describe('withoutChunks', () => {
  const runtime = `b.u=e=>"assets/js/"+(({1022:"358c3493",106:"17896441"})[e]||e)+"."+({1022:"b5e38cd8",106:"a1cc769d",0x2a:"64af9ce4","a-b":"82c05046"})[e]+".js",b.f={5:1}`;

  it('takes them out of each table', () => {
    expect(withoutChunks(runtime, new Set(['106', 'a-b']))).toBe(
      `b.u=e=>"assets/js/"+(({1022:"358c3493"})[e]||e)+"."+({1022:"b5e38cd8",0x2a:"64af9ce4"})[e]+".js",b.f={5:1}`,
    );
  });

  it('knows an id in any notation', () => {
    const reduced = withoutChunks(runtime, new Set(['42', '1022', '106', 'a-b']));
    expect(reduced).toBe('b.u=e=>"assets/js/"+(({})[e]||e)+"."+({})[e]+".js",b.f={5:1}');
  });

  it('reads what has not been minified, too', () => {
    expect(
      withoutChunks('"." + {"106": "17896441", "42": "358c3493", }[chunkId]', new Set(['106'])),
    ).toBe('"." + { "42": "358c3493", }[chunkId]');
  });

  it('throws at a chunk that the runtime does not have', () => {
    expect(() => withoutChunks(runtime, new Set(['106', '5']))).toThrow('the chunks 5 in');
  });
});
