import {expect, it} from 'vitest';
import {otherFile, redirectScript, renderRedirectPage} from './redirect-page';

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

it.each(['//evil.example/x', '/\\evil.example', '/.//evil.example', '/%5cevil.example'])(
  'H7 does not lead to %s',
  (target) => {
    expect(() => renderRedirectPage(target, 'https://a.test/x')).toThrow(
      `A redirect leads to ${target}, which browsers read as another site.`,
    );
  },
);

it.each([
  ['docs/intro', undefined, 'docs/intro.html/index.html'],
  ['docs/intro', false, 'docs/intro/index.html'],
  ['', undefined, undefined],
  ['', false, undefined],
  ['404.html', undefined, undefined],
  ['404.html', false, undefined],
])('B2 H5 the other form of %j with trailingSlash %s is at %s', (route, trailingSlash, file) => {
  expect(otherFile(route, trailingSlash)).toBe(file);
});
