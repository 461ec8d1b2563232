import {describe, expect, it} from 'vitest';
import {createParser} from '@markdown-zh/diagnosis/incremental';
import {commonMarkSections} from '@markdown-zh/engines/examples';
// The repository's rings and random texts, for all tests.
/* eslint-disable import-x/no-relative-packages */
import {edited, randomFrom, randomText} from '../../../../../tests/support/random-texts';
import {sampleOf} from '../../../../../tests/support/ring';
/* eslint-enable import-x/no-relative-packages */
import {parse} from '@markdown-zh/engines/remark';
import {renderWhole} from './index.ts';
import {createPieceRenderer} from './pieces.ts';

/** Renders texts one after another, each in pieces and whole. */
function createBoth() {
  const read = createParser((source) => parse(source, {gfm: true, cjkFriendly: false}));
  const site = {baseUrl: '/x/', pictures: {}};
  const render = createPieceRenderer(site);
  return (text: string) => {
    const document = read(text);
    return {pieces: render(document), whole: renderWhole(document, site)};
  };
}

const examples = commonMarkSections().flatMap((section) =>
  section.examples.map(({source}) => source.trimEnd()),
);

const details = '<details>\n<summary>甲</summary>\n\n**乙**\n\n```\nc\n```\n\n</details>';

const html = [
  details,
  '<div align="center">\n\n# 题\n\n</div>',
  '<p align="center">甲</p>',
  '甲<br>乙 <kbd>Ctrl</kbd> <b>丙',
  '</b> <img src="/a.svg" width="3">',
  '<!-- 注 -->',
  '<table>\n<tr><td>\n\n甲\n\n</td></tr>\n</table>',
  '<span>甲\n\n乙</span>',
  '<td>甲</td>',
  '<a id="x">甲</a> [乙](#x)',
  '[乙](#x)\n\n[甲] ![甲][]\n\n[甲]: /a',
  '<p>甲\n\n</div>\n\n<form>',
  '<pre>\n\n甲</pre>',
  '<script>\n\n甲</script>',
  '</br>\n\n<select><option>甲',
  '<svg><foreignObject><p>\n\n<math><mi>\n\n甲',
  '<a href="甲">\n\n<textarea>\n\n<frameset>',
];

describe('what pieces give', () => {
  it('is what the whole text gives, after random edits', () => {
    const counts = {pieces: 0, whole: 0};
    for (const seed of sampleOf([...Array(60).keys()], 20)) {
      const random = randomFrom(seed);
      const render = createBoth();
      let text = randomText(random, 1 + (seed % 8), [examples, html]);
      for (let edit = 0; edit < 12; edit++) {
        const {pieces, whole} = render(text);
        counts[pieces ? 'pieces' : 'whole']++;
        expect(pieces ?? whole, JSON.stringify(text)).toEqual(whole);
        text = edited(random, text, examples);
      }
    }
    expect(counts.pieces).toBeGreaterThan(40);
    expect(counts.whole).toBeGreaterThan(20);
  });

  it.each([
    ['a reference whose definition changes', '[甲]\n\n[甲]: /a', '[甲]\n\n[甲]: /b'],
    ['blocks in an element that move apart', details, details.replace('\n\n```', '\n\n\n```')],
    ['an element that is no longer closed', details, details.replace('</details>', '乙')],
    ['code that begins with an empty line', '```\n\n甲\n```', '```\n\n甲乙\n```'],
    [
      'a link within a link',
      '[甲 <https://a.b> 乙][c]\n\n[c]: /d',
      '[甲 <https://a.b>][c]\n\n[c]: /d',
    ],
  ])('is right for %s', (_, before, after) => {
    const render = createBoth();
    for (const text of [before, after, before]) {
      const {pieces, whole} = render(text);
      expect(pieces ?? whole).toEqual(whole);
    }
  });
});

describe('a text is rendered in pieces', () => {
  it.each(['甲\n\n乙', details, '<div>\n\n# 甲\n\n</div>\n\n乙', '甲<br>乙', '[甲]\n\n[甲]: /a'])(
    'when it is like %j',
    (text) => {
      expect(createBoth()(text).pieces).toBeDefined();
    },
  );

  it.each(['甲[^1]\n\n[^1]: 乙', '<div>\n\n甲', '[甲](#a)\n\n<a id="a"></a>', '甲 <b>乙\n\n丙'])(
    'and not when it is like %j',
    (text) => {
      expect(createBoth()(text).pieces).toBeUndefined();
    },
  );
});
