import {expect, it} from 'vitest';
import {movedFile, redirectFile, redirectScript, renderRedirectPage} from './redirect-page';

it('B2 leads to the clean address with and without JavaScript', () => {
  const html = renderRedirectPage('/docs/intro', 'https://a.test/docs/intro');
  expect(html).toContain('content="0; url=/docs/intro"');
  expect(html).toContain('rel="canonical" href="https://a.test/docs/intro"');
  expect(html).toContain(`<script data-target="/docs/intro">${redirectScript}</script>`);
});

it('B2 writes a target into attributes without breaking out of them', () => {
  const html = renderRedirectPage('/a"&</script>', 'https://a.test');
  expect(html).toContain('url=/a&quot;&amp;&lt;/script>"');
});

it('B2 answers <route>.html, but neither the root nor a route that ends in .html', () => {
  expect(redirectFile('docs/intro')).toBe('docs/intro.html/index.html');
  expect(redirectFile('docs/')).toBe('docs.html/index.html');
  expect(redirectFile('')).toBeUndefined();
  expect(redirectFile('404.html')).toBeUndefined();
});

it('an address that is gone is answered by a page in a folder of its name', () => {
  expect(movedFile('/blog/old')).toBe('blog/old/index.html');
  expect(movedFile('/docs/工具/')).toBe('docs/工具/index.html');
});
