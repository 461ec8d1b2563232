import {expect, it} from 'vitest';
import type {Finding} from './issue.ts';
import {withSeverity} from './severity.ts';
import {message} from '../messages/message.ts';

const issue = (rule: string): Finding => ({
  ...{file: 'docs/a.md', line: 1, column: 1, rule},
  message: message('empty-heading'),
});
const warned = (rules: readonly string[], errors: readonly string[] | 'all' = []) =>
  withSeverity(rules.map(issue), {errors}).flatMap(({rule, severity}) =>
    severity === 'warning' ? [rule] : [],
  );

it('A1 warns of rules that break nothing', () => {
  const breaking = ['mdx', 'front-matter', 'link', 'image', 'slug', 'address', 'online/gone'];
  const style = ['typography/pairs', 'sources', 'claim', 'image-text', 'link-text', 'snippet/json'];
  expect(warned([...breaking, ...style])).toEqual(style);
});

it('A1 makes rules errors that the site is strict about', () => {
  const rules = ['typography/pairs', 'typographyx', 'sources'];
  expect(warned(rules, ['typography'])).toEqual(['typographyx', 'sources']);
  expect(warned(rules, 'all')).toEqual([]);
});
