import {expect, it} from 'vitest';
import {namesUsedIn, namePrefixes, usedNames} from './used-names.ts';

it.each([
  ['a class', `className: "navbar navbar--fixed-top"`, ['navbar', 'navbar--fixed-top']],
  ['a string after one that is text', `"你好" in 'menu'`, ['menu']],
  ['a template', '`alert alert--${kind} x-${y}-end`', ['alert', 'alert--', 'x-', '-end']],
  ['a key', 'clsx({dropdown: open, menu: true})', ['dropdown', 'menu']],
  [
    'HTML',
    String.raw`'<pre class="code-block dark" id=\"top\">'`,
    ['pre', 'code-block', 'dark', 'top'],
  ],
])('names of %s', (_, code, names) => {
  expect([...usedNames(code)]).toEqual(expect.arrayContaining(names));
});

it('words of a text are no names', () => {
  const names = usedNames(`"A badge, a hero: words.", "徽章 badge"`);
  expect(names).not.toContain('badge');
  expect(names).not.toContain('hero');
});

it.each(['`a alert--${kind}`', "'alert--' + kind", '"a alert--".concat(kind)'])(
  'the beginning of a name: %s',
  (code) => {
    expect([...namePrefixes(code)]).toEqual(['alert--']);
  },
);

it('a name can be shown that scripts have, or begin', () => {
  const {canShow} = namesUsedIn(['`card badge`', '`alert--${kind}`']);
  expect(['card', 'alert--info', 'badge', 'hero'].filter(canShow)).toEqual([
    'card',
    'alert--info',
    'badge',
  ]);
});

it('properties that scripts name', () => {
  const {hasProperty} = namesUsedIn(["style={{'--ifm-top': 1}}", 'var(--gap-2), a--']);
  expect(['--ifm-top', '--gap-2', '--gap', '--'].filter(hasProperty)).toEqual([
    '--ifm-top',
    '--gap-2',
  ]);
});
