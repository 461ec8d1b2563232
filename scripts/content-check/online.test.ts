import {describe, expect, it} from 'vitest';
import {formatIssue} from '../checks/issue';
import {checkOnline} from './online';

const place = {file: 'docs/a.md', line: 3, column: 1};
const link = (url: string) => ({url, places: [place]});

/** A web in which an address answers by its path: a status, or nothing. */
const web = (url: string, {method}: {method: string}) => {
  const path = new URL(url).pathname.slice(1);
  if (path === 'dead') {
    return Promise.reject(new TypeError('fetch failed', {cause: {code: 'ENOTFOUND'}}));
  }
  return Promise.resolve({
    status: path === 'no-head' && method === 'HEAD' ? 404 : Number(path) || 200,
  });
};

describe('checkOnline', () => {
  it('finds what is gone, and neither refusals nor other schemes', async () => {
    const links = ['200', '403', '429', 'no-head', '404', '500', 'dead'].map((path) =>
      link(`https://a.test/${path}`),
    );
    const issues = await checkOnline([...links, link('mailto:a@b.test')], web);
    expect(issues.map(formatIssue).sort()).toEqual([
      expect.stringContaining('docs/a.md:3:1 online: https://a.test/404 answers 404. Link to'),
      expect.stringContaining('https://a.test/500 answers 500.'),
      expect.stringContaining('https://a.test/dead does not answer (ENOTFOUND).'),
    ]);
  });
});
