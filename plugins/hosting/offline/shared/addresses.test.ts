import {describe, expect, it} from 'vitest';
import {requestedPage, filesNamedIn, isPrivate, kindOf, pageKey} from './addresses';

describe('kindOf', () => {
  it.each([
    ['/assets/js/main.0a1b2c3d.js', 'hashed'],
    ['/search-index/8q5cxn/shard-1.json', 'hashed'],
    ['/search-index/first.json', 'unhashed'],
    ['/img/logo.svg', 'unhashed'],
    ['/docs/intro', 'other'],
    ['/docs/assets/js', 'other'],
    ['/', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path, '/')).toBe(kind);
  });

  it('knows the base URL', () => {
    expect(kindOf('/x/assets/js/main.0a1b2c3d.js', '/x/')).toBe('hashed');
    expect(kindOf('/assets/js/main.0a1b2c3d.js', '/x/')).toBe('other');
  });
});

describe('pageKey', () => {
  it.each([
    ['https://a.test/docs/intro?x=1#end', '/', 'https://a.test/docs/intro'],
    ['https://a.test/docs/intro/', '/', 'https://a.test/docs/intro'],
    ['https://a.test/docs/intro.html', '/', 'https://a.test/docs/intro'],
    ['https://a.test/docs/语法', '/', 'https://a.test/docs/%E8%AF%AD%E6%B3%95'],
    ['https://a.test/', '/', 'https://a.test/'],
    ['https://a.test/x/', '/x/', 'https://a.test/x/'],
    ['https://a.test/x/index.html', '/x/', 'https://a.test/x/'],
  ])('%s below %s is stored as %s', (address, baseUrl, key) => {
    expect(pageKey(address, baseUrl)).toBe(key);
  });
});

describe('isPrivate', () => {
  it.each([
    ['/icms', true],
    ['/icms/', true],
    ['/icms.html', true],
    ['/icms/tags/can', true],
    ['/%69cms/tags', true],
    ['/icms-news', false],
    ['/docs/icms', false],
    ['/', false],
    ['/%E4%zz', false],
  ])('O6 %s: %s', (path, expected) => {
    expect(isPrivate(path, '/')).toBe(expected);
  });

  it('O6 knows the base URL', () => {
    expect(isPrivate('/x/icms/tags', '/x/')).toBe(true);
    expect(isPrivate('/x/docs', '/x/')).toBe(false);
  });
});

describe('filesNamedIn', () => {
  it('O1 finds scripts, those of the table too, style sheets and pictures', () => {
    const html = [
      '<link rel=stylesheet href=/assets/css/styles.3d55db2c.css />',
      '<link rel=icon href=/img/favicon.svg sizes=any />',
      '<script type=application/json id=application-scripts>["/assets/js/runtime~main.3ba5d702.js"]</script>',
      '<script type=application/json id=page-files>{"files":{"2011":"assets/js/2011.faa75caf.js"}}</script>',
      '<img src="/assets/images/board-62426ff758458cf94f4fb03ad6eb58a5.webp"><img src=/img/logo.svg>',
      '<img src=/img/logo.svg>',
    ].join('');
    expect(filesNamedIn(html, '/').sort()).toEqual([
      '/assets/css/styles.3d55db2c.css',
      '/assets/images/board-62426ff758458cf94f4fb03ad6eb58a5.webp',
      '/assets/js/2011.faa75caf.js',
      '/assets/js/runtime~main.3ba5d702.js',
      '/img/favicon.svg',
      '/img/logo.svg',
    ]);
  });

  it('puts the base URL before what tables name', () => {
    const html = '<script>{"1":"assets/js/1.faa75caf.js"}["/x.y/assets/js/2.faa75caf.js"]</script>';
    expect(filesNamedIn(html, '/x.y/')).toEqual([
      '/x.y/assets/js/1.faa75caf.js',
      '/x.y/assets/js/2.faa75caf.js',
    ]);
  });

  it('leaves what is elsewhere, what has no hash, and what articles say', () => {
    const html = [
      '<meta content=https://a.test/img/share/docs/intro.png />',
      '<a href=https://a.test/assets/js/main.0a1b2c3d.js>',
      '<code>![](/img/logo.svg) assets/app.js</code>',
    ].join('');
    expect(filesNamedIn(html, '/')).toEqual([]);
  });
});

describe('requestedPage', () => {
  it('H7 stays below the base URL', () => {
    const asked = (page: string) => requestedPage(`https://a.test/x/offline?page=${page}`, '/x/');
    expect(asked('/x/docs')).toBe('/x/docs');
    expect(asked('/x/../y/')).toBeUndefined();
    expect(asked('/y/')).toBeUndefined();
  });

  const asked = (query: string) => requestedPage(`https://a.test/offline${query}`, '/');

  it('O2 is the address that was asked for, with its query and fragment', () => {
    expect(asked('?page=%2Fdocs%2Fintro%3Fa%3D1#end')).toBe('/docs/intro?a=1#end');
  });

  it.each([
    '',
    '?page=',
    '?page=docs',
    '?page=https://b.test/',
    '?page=//b.test/',
    '?page=/%5Cb.test/',
    '?page=/.//b.test/x',
    '?page=/..//b.test',
    '?page=/%2e//b.test',
    '?page=/%252e//b.test',
    '?page=/docs/..//b.test',
    '?page=/%255cb.test',
    '?page=/%2509/b.test',
    '?page=/%09/b.test',
    '?page=https:b.test',
    '?page=javascript:alert(1)',
  ])('O2 H7 leads nowhere else: %s', (query) => {
    expect(asked(query)).toBeUndefined();
  });
});
