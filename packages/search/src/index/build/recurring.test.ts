import {expect, it} from 'vitest';
import type {Page} from '../types.ts';
import {recurringSections} from './recurring.ts';

const page = (title: string, ...headings: string[]): Page => ({
  title,
  path: title,
  breadcrumb: [],
  sections: [title, ...headings].map((heading) => ({heading, anchor: '', text: '', code: ''})),
});

it('finds the sections whose heading many pages have, but no titles', () => {
  const pages = [
    page('甲', '一', '参考资料'),
    page('乙', '二', '参考资料'),
    page('参考资料', '二', '参考资料'),
    page('丁', '参考资料', '参考资料'),
  ];
  expect(recurringSections(pages)).toEqual([2, 5, 8, 10, 11]);
});

it('finds none on a few pages of many', () => {
  const few = ['甲', '乙', '丙'].map((title) => page(title, '限制'));
  const many = Array.from({length: 40}, (_, index) => page(`${index}`, `第 ${index} 节`));
  expect(recurringSections([...few, ...many])).toEqual([]);
});
