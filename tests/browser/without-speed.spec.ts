import {readdirSync} from 'node:fs';
import {isFast, publicBuild} from '../support/public-build';
import {expect, test} from '../support/test';

test('M4 a build without the speed code has no table of its page, and one style sheet', async ({
  request,
}) => {
  test.skip(isFast, 'about SPEED=off');
  const html = await (await request.get('docs/intro')).text();
  expect(html).not.toMatch(/id="?page-files\b/);
  expect(readdirSync(`${publicBuild}/assets/css`)).toEqual([expect.stringMatching(/^styles\./)]);
});
