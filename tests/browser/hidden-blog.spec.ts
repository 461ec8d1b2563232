import {privateBlog} from '../../site/blogs';
import {filesThatLeadTo} from '../support/build-files';
import {readArticles} from '../support/content';
import {privateRoutes} from '../support/routes';
import {expect, hydrated, test} from '../support/test';
import {publicBuild, secondBuild} from '../support/public-build';
import {showsSecondBlog, tagOfBasePath} from '../support/sites';

test.describe('the second blog', {tag: tagOfBasePath}, () => {
  test('D7 nothing leads to the hidden blog, or everything does when it is shown', async ({
    page,
  }, info) => {
    const leading = filesThatLeadTo('icms', showsSecondBlog(info) ? secondBuild : publicBuild);
    if (showsSecondBlog(info)) {
      expect(leading.some((file) => file.endsWith('sitemap.xml'))).toBe(true);
      expect(leading.some((file) => file.includes('search-index'))).toBe(true);
    } else {
      expect(leading).toEqual([]);
    }
    await page.goto('');
    await hydrated(page);
    for (const part of ['navigation', 'main', 'contentinfo'] as const) {
      const links = page.getByRole(part).getByRole('link', {name: privateBlog.blogTitle});
      await expect(links, part).toHaveCount(showsSecondBlog(info) ? 1 : 0);
    }
    const feed = await page.request.get('icms/rss.xml');
    expect(feed.status()).toBe(showsSecondBlog(info) ? 200 : 404);
  });

  test('D7 S7 its addresses answer either way, and ask nobody not to index them', async ({
    request,
  }) => {
    for (const {path} of privateRoutes) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toMatch(/noindex/);
    }
  });

  test('D7 it is titled and described as the contract says', async ({page}) => {
    await page.goto('icms');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Private Blog');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Private Blog not Display',
    );
  });

  test('D7 the search finds its notes only when it is shown', async ({page}, info) => {
    await page.goto('search?q=LVGL');
    await hydrated(page);
    const results = page.getByRole('main').locator('a[href*="/icms/"]');
    if (showsSecondBlog(info)) {
      await expect(results.first()).toBeVisible();
    } else {
      await expect(page.getByText('Nothing found for LVGL.')).toBeVisible();
      await expect(results).toHaveCount(0);
    }
  });

  test('D5 its sidebar lists all its posts', async ({page}) => {
    await page.goto('icms/lvgl-pc-simulator-wsl2');
    await page.getByText('All posts', {exact: true}).first().click();
    const sidebar = page.getByRole('navigation', {name: 'All posts'});
    const notes = readArticles().filter(({file}) => file.startsWith('icms/'));
    await expect(sidebar.getByRole('link')).toHaveCount(notes.length);
  });
});
