import {describe, expect, it} from 'vitest';
import {readHead} from './head';

const post = `<!doctype html><html><head><meta property=og:title content="RS485 与 CAN | Site"/>
<meta property=og:description content="a &amp; b"><meta property=og:image content=https://a.test/x.png />
<meta property=article:published_time content=2026-11-14T00:00:00.000Z /><meta property=article:tag content=CAN />
<meta property=article:tag content=RS485 />
<script type=application/ld+json>{"@type":"BlogPosting","isPartOf":{"@type":"Blog","name":"Blog"}}</script>
<script type=application/ld+json>{"@type":"BreadcrumbList","itemListElement":[{"name":"Blog"},{"name":"RS485 与 CAN"}]}</script>
<script>if (a<b) {}</script></head><body><meta property=og:title content=no></body></html>`;

describe('readHead', () => {
  it('reads what a post says about itself', () => {
    expect(readHead(post)).toEqual({
      title: 'RS485 与 CAN | Site',
      description: 'a & b',
      image: 'https://a.test/x.png',
      published: '2026-11-14T00:00:00.000Z',
      tags: ['CAN', 'RS485'],
      breadcrumbs: ['Blog', 'RS485 与 CAN'],
      partOf: 'Blog',
    });
  });

  it('finds nothing in a page that says nothing', () => {
    expect(readHead('<html><body>text</body></html>')).toMatchObject({title: '', tags: []});
  });
});
