import {createSlugger} from '@docusaurus/utils';
import GithubSlugger from 'github-slugger';
import {expect, it} from 'vitest';
import {readPage, tableBelow} from './pages';

const failures = readPage('docs/tutorial-basics/markdown-issue');
const hacks = readPage('docs/tutorial-extras/hacks');

/** Headings in their order on one page, with their anchors. */
const measured = tableBelow(failures, '链接到标题却不跳').map(([heading = '', anchor = '']) => ({
  heading,
  anchor: anchor === '（空）' ? '' : anchor,
}));

it('markdown-issue#链接到标题却不跳: github-slugger makes these anchors', () => {
  const slugger = new GithubSlugger();
  expect(measured.length).toBeGreaterThan(10);
  expect(measured.map(({heading}) => slugger.slug(heading))).toEqual(
    measured.map(({anchor}) => anchor),
  );
});

it('markdown-issue#链接到标题却不跳: Docusaurus makes the same', () => {
  const slugger = createSlugger();
  expect(measured.map(({heading}) => slugger.slug(heading))).toEqual(
    measured.map(({anchor}) => anchor),
  );
});

it('hacks#汉字标题的锚点: both make these anchors', () => {
  const rows = tableBelow(hacks, '汉字标题的锚点');
  expect(rows.length).toBeGreaterThan(2);
  const anchors = rows.map(([, anchor]) => anchor);
  const slugger = new GithubSlugger();
  const docusaurus = createSlugger();
  expect(rows.map(([heading = '']) => slugger.slug(heading))).toEqual(anchors);
  expect(rows.map(([heading = '']) => docusaurus.slug(heading))).toEqual(anchors);
});
