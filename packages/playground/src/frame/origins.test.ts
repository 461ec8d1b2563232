import {expect, it} from 'vitest';
import {isFromSite, siteOriginOf} from './origins.ts';

it.each([
  ['https://site.example/x/playground-frame.html', 'https://site.example'],
  ['https://site.example/playground', 'https://site.example'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['about:srcdoc', undefined],
  ['about:blank', undefined],
  ['data:text/html,x', undefined],
  ['file:///playground-frame.html', undefined],
  ['', undefined],
])('H10 the page that may use a frame at %s is of %s', (address, origin) => {
  expect(siteOriginOf(address)).toBe(origin);
});

const page = {} as Window;
const site = 'https://site.example';

it.each([
  ['the page of the site', page, site, site, true],
  ['another site that embeds the frame', page, 'https://evil.example', site, false],
  ['another port', page, 'https://site.example:8443', site, false],
  ['http', page, 'http://site.example', site, false],
  ['a name that begins the same', page, 'https://site.example.evil.example', site, false],
  ['a sandboxed page that embeds the frame', page, 'null', site, false],
  ['a sandboxed page where the frame has no address', page, 'null', undefined, false],
  ['an empty origin', page, '', site, false],
  ['another window of the site', {} as Window, site, site, false],
  ['no window', null, site, site, false],
])('H10 a message from %s is heard: %5$s', (_, source, origin, siteOrigin, isHeard) => {
  expect(isFromSite({source, origin}, page, siteOrigin)).toBe(isHeard);
});
