import {expect, it} from 'vitest';
import {framedArticle, staticArticle} from './modules.mjs';

const example = '@site/src/components/Example';
const calculator = '@site/src/components/Calculator';
const parts = {
  components: [example],
  islands: {Calculator: calculator},
  elements: ['Details'],
  tools: '/tools',
  client: '/client',
};

/** A module as Docusaurus's MDX loader writes it. */
const article = (imports = '', body = '', exported = '') => `
export const frontMatter = {
  title: 'a'
};
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/docs/a.json'
export const assets = {

};

import {jsx as _jsx} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
${imports}
export const toc = [];
${exported}
function _createMdxContent(props) {
  return ${body};
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

it('what the browser gets of a static article is what is said about it, not its text', () => {
  const module = staticArticle(
    article('', '_jsx("p", {className: "row", children: "正文"})'),
    parts,
  );
  expect(module).toContain("import metadata from '@site/.docusaurus/docs/a.json';");
  expect(module).toContain("title: 'a'");
  expect(module).toContain('export const toc = [];');
  expect(module).toContain('export default await staticArticle(metadata.permalink, {}, tools);');
  expect(module).toContain('"row";'); // for the lever style-sheets
  expect(module).not.toContain('正文');
  expect(module).not.toContain('react/jsx-runtime');
});

it('of its parts it has the style sheets, of its islands the code on demand, of its files that they are asked for', () => {
  const imports = `import Example from '${example}';\nimport Calculator from '${calculator}';\nimport Diagram1 from './a.svg';`;
  const body = '[_jsx(Example), _jsx(Calculator), require("!url-loader!./a \\"b\\".png").default]';
  const module = staticArticle(article(imports, body), parts);
  expect(module).toContain(`import '${example}?styles';`);
  expect(module).toContain(`import '${calculator}?styles';`);
  expect(module).toContain(
    `{"Calculator": () => import(/* webpackChunkName: "Calculator" */ '${calculator}')}`,
  );
  expect(module).toContain('require("!url-loader!./a \\"b\\".png");');
  expect(module).not.toContain('a.svg');
});

it.each([
  ['code that the theme shows', article('', '_jsx(_components.pre, {})')],
  [
    'a global component',
    article('', '_jsx(Mark, {})').replace('return', 'const {Mark} = _components;\n  return'),
  ],
  ['a part that needs React', article("import Tabs from '@theme/Tabs';")],
  ['a part without a name', article("import './side-effect';")],
  ['another article in it', article("import Part, {toc as __toc} from './_part.md';")],
  ['code of its own', article('', '', 'export const greeting = 1;')],
  ['a function of its own', article('', '', 'export function Greeting() {}')],
  ['a list of exports', article('', '', 'export {a, b as c};')],
  ['all of another module', article('', '', "export * from 'x';")],
  ['no page', article().replace(/export \{default as metadata.*/, '')],
])('an article with %s is rendered by React', (_what, code) => {
  expect(staticArticle(code, parts)).toBeUndefined();
});

it('a module of another form is an error that names the plugin', () => {
  expect(() => staticArticle('export default 1;', parts)).toThrow('SPEED=-static-articles');
});

it('elements that need no React in this site keep no article from being static', () => {
  expect(staticArticle(article('', '_jsx(_components.Details, {})'), parts)).toBeDefined();
});

it('where pages are rendered the article stands in its frame', () => {
  const module = framedArticle(article(), parts);
  expect(module).toContain('\nfunction MDXContent(props = {})');
  expect(module).toContain('export default framed(metadata.permalink, MDXContent);');
});
