import {expect, it} from 'vitest';
import {redirectFile, renderRedirectPage} from './redirect-page';

it('B2 leads to the clean address with and without JavaScript', () => {
  const html = renderRedirectPage('/docs/intro', 'https://a.test/docs/intro');
  expect(html).toContain('content="0; url=/docs/intro"');
  expect(html).toContain('rel="canonical" href="https://a.test/docs/intro"');
  expect(html).toContain('location.replace("/docs/intro" + location.search + location.hash)');
});

it('B2 writes a target into attributes and script without breaking out of them', () => {
  const html = renderRedirectPage('/a"&</script>', 'https://a.test');
  expect(html).toContain('url=/a&quot;&amp;&lt;/script>"');
  expect(html).toContain(String.raw`"/a\"&\u003c/script>"`);
});

it('B2 answers <route>.html, but neither the root nor a route that ends in .html', () => {
  expect(redirectFile('docs/intro')).toBe('docs/intro.html/index.html');
  expect(redirectFile('docs/')).toBe('docs.html/index.html');
  expect(redirectFile('')).toBeUndefined();
  expect(redirectFile('404.html')).toBeUndefined();
});
