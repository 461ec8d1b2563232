import {expect, it} from 'vitest';
import {elementOf, filesOf} from './table.ts';

const table = {
  chain: [{path: '/</script>', hash: 'a', names: 1}],
  modules: {1: {chunks: []}},
  files: {7: 'assets/js/</script>.js'},
};

it('a table is an element that nothing in it can end', () => {
  const [, json = ''] =
    /^<script type=application\/json id=page-files>(.*?)<\/script>$/.exec(elementOf(table)) ?? [];
  expect(JSON.parse(json)).toEqual(table);
});

it('reads the scripts of a page that has a table', () => {
  const page = '<html><head></head><body><script>a</script></body></html>';
  expect(filesOf(page.replace('</head>', `${elementOf(table)}</head>`))).toEqual(table.files);
  expect(filesOf(page)).toEqual({});
});
