import {describe, expect, it} from 'vitest';
import {editorAddress} from './browser.ts';
import {mostShown, type PageIssue, type Reported} from './report.ts';
import {viewOf as viewOfSite} from './view.ts';

const issue = (file: string, message = '错', line = 1): PageIssue => ({
  file,
  line,
  column: 2,
  rule: 'link',
  message,
  ...(file.endsWith('.md') && {page: `/${file.replace('.md', '')}`}),
});
const site = {root: '/home/me/site', baseUrl: '/x/'};
const message = (...issues: readonly PageIssue[]): Reported => ({issues});
const viewOf = (reported: Reported, path: string) => viewOfSite(site, reported, path);

describe('viewOf', () => {
  it('has the issues of the page before all others', () => {
    const reported = message(issue('docs/a.md'), issue('docs/b.md'), issue('blog/tags.yml'));
    expect(viewOf(reported, '/x/docs/b')).toMatchObject({
      headline: '1 issue in this article',
      own: {issues: [{file: 'docs/b.md'}], more: 0},
      others: {headline: '2 issues in 2 other files', issues: [{file: 'docs/a.md'}, {}]},
    });
    expect(viewOf(reported, '/x/')).toMatchObject({
      headline: '3 issues in 3 files',
      own: {issues: []},
      others: {issues: [{}, {}, {}]},
    });
  });

  it.each(['/x/docs/%E7%94%B2', '/x/docs/%E7%94%B2/', '/x/docs/%E7%94%B2.html'])(
    'knows an article by the address %s',
    (path) => {
      expect(viewOf(message(issue('docs/甲.md')), path)?.own.issues).toHaveLength(1);
    },
  );

  it('is null without issues', () => {
    expect(viewOf(message(), '/x/')).toBeNull();
  });

  it('says that the check failed', () => {
    const view = viewOf({...message(), failure: 'Out of memory'}, '/x/');
    expect(view?.headline).toContain('could not be checked: Out of memory.');
  });

  it('keeps its state while the issues stay the same', () => {
    const stateOf = (...issues: readonly PageIssue[]) => viewOf(message(...issues), '/x/')?.state;
    const before = stateOf(issue('docs/a.md', '甲', 1));
    expect(stateOf(issue('docs/a.md', '甲', 5))).toBe(before);
    expect(stateOf(issue('docs/a.md', '乙', 1))).not.toBe(before);
  });

  it('A1 shows ten of many, and how many more there are', () => {
    const many = Array.from({length: mostShown + 2}, (_, index) => issue('docs/a.md', `${index}`));
    const view = viewOf(message(...many), '/x/docs/a');
    expect(view?.own).toEqual({issues: many.slice(0, mostShown), more: 2});
    expect(view?.headline).toBe(`${mostShown + 2} issues in this article`);
  });
});

it('opens a place in the editor by an address of the development server', () => {
  const address = editorAddress(site.root, issue('docs/a b.md', '错', 7));
  expect(new URL(address, 'http://localhost').searchParams.get('fileName')).toBe(
    '/home/me/site/docs/a b.md:7:2',
  );
});
