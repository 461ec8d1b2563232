import {expect, it} from 'vitest';
import {filesOf, withTable} from './table';

const table = {
  chain: [{path: '/</script>', hash: 'a', names: 1}],
  modules: {1: {chunks: []}},
  files: {7: 'assets/js/</script>.js'},
};

it('puts a table into the head, where nothing in it can end it', () => {
  const page = withTable('<html><head><title>a</title></head><body></head></body></html>', table);
  const [, before, json = '', after] =
    /^(.*)<script type=application\/json id=page-files>(.*?)<\/script>(.*)$/.exec(page) ?? [];
  expect([before, after]).toEqual([
    '<html><head><title>a</title>',
    '</head><body></head></body></html>',
  ]);
  expect(JSON.parse(json)).toEqual(table);
});

it('reads the scripts of a page that has a table', () => {
  const page = '<html><head></head><body><script>a</script></body></html>';
  expect(filesOf(withTable(page, table))).toEqual(table.files);
  expect(filesOf(page)).toEqual({});
});

it('throws at a page without a head', () => {
  expect(() => withTable('<p>a', table)).toThrow('no head');
});
