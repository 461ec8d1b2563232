import {allPages} from '../support/all-pages';
import {outer} from '../support/ring';
import {expect, test} from '../support/test';

/** The tags of pictures in a delivered page, except those in scripts and in the data of islands, which may write some. */
function picturesIn(html: string): string[] {
  const visible = html.replace(/<script\b[^]*?<\/script>|data-props=(?:"[^"]*"|'[^']*')/g, '');
  return visible.match(/<img\b[^>]*>/g) ?? [];
}

test('T9 every picture of every page has a width and a height, and a format that is small', async ({
  request,
}) => {
  const formats = new Set<string>();
  for (const path of allPages()) {
    for (const tag of picturesIn(await (await request.get(path)).text())) {
      expect
        .soft(tag, path)
        .toMatch(/ width="?\d+"?[^>]* height="?\d+|height="?\d+"?[^>]* width="?\d+/);
      formats.add(/src="?(?:data:image\/(\w+)|[^" >]*\.(\w+))/.exec(tag)?.slice(1).join('') ?? tag);
    }
  }
  // The only PNG is the mark, with so few colours that WebP would not make it smaller.
  expect([...formats].sort()).toEqual(['png', 'svg', 'webp']);
});

/** Pages with pictures in a text, in a list, and above a list. */
const withPictures = [
  'docs/tutorial-basics/markdown-features/links-and-pictures',
  'docs/tools/git-gui',
  'blog',
  '',
];

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [which, paths, tag] of [
    ['a page of each kind', withPictures, undefined],
    ['every page', allPages(), outer],
  ] as const) {
    test(
      `T9 on ${which} pictures below the first screen wait until they are near, the first one does not`,
      {tag: tag ?? []},
      async ({page, request}) => {
        let looked = 0;
        for (const path of paths) {
          // All of them show the logo.
          const tags = picturesIn(await (await request.get(path)).text());
          if (tags.every((tag) => tag.includes('themedComponent'))) {
            continue;
          }
          looked += 1;
          await page.goto(path);
          for (const viewport of [
            {width: 390, height: 844},
            {width: 1280, height: 900},
          ]) {
            const where = `/${path} at ${viewport.width} px`;
            await page.setViewportSize(viewport);
            const pictures = await page.locator('img:visible').evaluateAll((images) =>
              images.map((image) => ({
                address: (image as HTMLImageElement).src,
                isLazy: (image as HTMLImageElement).loading === 'lazy',
                isBelow: image.getBoundingClientRect().top > window.innerHeight,
              })),
            );
            expect.soft(pictures[0], where).toMatchObject({isLazy: false, isBelow: false});
            const first = pictures.filter(({isBelow}) => !isBelow).map(({address}) => address);
            const eager = pictures.filter(({isBelow, isLazy}) => isBelow && !isLazy);
            expect
              .soft(
                eager.filter(({address}) => !first.includes(address)),
                where,
              )
              .toEqual([]);
          }
        }
        expect(looked).toBeGreaterThan(0);
      },
    );
  }
});

for (const path of [
  '',
  'docs/intro',
  'docs/tutorial-basics/markdown-features/links-and-pictures',
  'blog',
]) {
  test(
    `T9 /${path} fetches what it shows, and what may come next`,
    {tag: ['docs/intro', 'blog'].includes(path) ? [] : outer},
    async ({page}) => {
      const kinds = new Set<string>();
      const pictures: string[] = [];
      page.on('request', (request) => {
        const isNext = /^[^.]*$|\/assets\/js\//.test(new URL(request.url()).pathname);
        if (request.resourceType() === 'fetch' && isNext) {
          return; // a prefetch (B6)
        }
        kinds.add(request.resourceType());
        if (request.resourceType() === 'image' && !request.url().startsWith('data:')) {
          pictures.push(request.url());
        }
      });
      await page.goto(path, {waitUntil: 'networkidle'});
      const shown = await page
        .locator('img:visible')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
      const icons = await page
        .locator('link[rel~="icon"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(pictures.filter((address) => ![...shown, ...icons].includes(address))).toEqual([]);
      const wanted = ['document', 'script', 'stylesheet', 'image', 'manifest', 'other'];
      expect([...kinds].filter((kind) => !wanted.includes(kind))).toEqual([]);
    },
  );
}
