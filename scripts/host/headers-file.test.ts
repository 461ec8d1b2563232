import {expect, it} from 'vitest';
import {readHeadersFile} from './headers-file';

const text = `/*
  A: all
  B: all

/img/*
  ! A
  A: img

/frame.html
  A: frame

/frame
  ! A
  A: frame
`;

it('H1 Netlify takes the later value, and passes over lines that begin with !', () => {
  const of = readHeadersFile(text, 'netlify');
  expect(of('/docs')).toEqual({A: 'all', B: 'all'});
  expect(of('/img/a.svg')).toEqual({A: 'img', B: 'all'});
  expect(of('/frame.html')).toEqual({A: 'frame', B: 'all'});
});

it('H1 Cloudflare joins values that are not taken away, and asks for addresses without .html', () => {
  const of = readHeadersFile(text, 'cloudflare');
  expect(of('/img/a.svg')).toEqual({A: 'img', B: 'all'});
  expect(of('/frame.html')).toEqual({A: 'frame', B: 'all'});
  const joined = readHeadersFile('/*\n  A: one\n\n/x\n  A: two\n', 'cloudflare');
  expect(joined('/x.html')).toEqual({A: 'one, two'});
});

it('H1 Cloudflare keeps the last block of a path alone', () => {
  const twice = '/img/*\n  A: one\n\n/img/*\n  B: two\n';
  expect(readHeadersFile(twice, 'cloudflare')('/img/x')).toEqual({B: 'two'});
  expect(readHeadersFile(twice, 'netlify')('/img/x')).toEqual({A: 'one', B: 'two'});
});
