import {expect, it} from 'vitest';
import {settledArticle, withLocalRuntime} from './modules.mjs';

const example = '@site/src/components/Example';
const calculator = '@site/src/components/Calculator';
const islands = {Calculator: calculator};

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

it('what the browser gets of a settled article is what is said about it, not its text', () => {
  const module = settledArticle(article('', '_jsx("p", {children: "正文"})'), [], {});
  expect(module).toContain("import metadata from '@site/.docusaurus/docs/a.json';");
  expect(module).toContain("title: 'a'");
  expect(module).toContain('export const toc = [];');
  expect(module).toContain('export default await settle(metadata.permalink, {});');
  expect(module).not.toContain('正文');
  expect(module).not.toContain('react/jsx-runtime');
});

it('of its parts it has the style sheets, of its islands the code on demand, of its files that they are asked for', () => {
  const imports = `import Example from '${example}';\nimport Calculator from '${calculator}';\nimport Diagram1 from './a.svg';`;
  const body = '[_jsx(Example), _jsx(Calculator), require("!url-loader!./a \\"b\\".png").default]';
  const module = settledArticle(article(imports, body), [example], islands);
  expect(module).toContain(`import '${example}?styles';`);
  expect(module).toContain(`import '${calculator}?styles';`);
  expect(module).toContain(`{Calculator: () => import('${calculator}')}`);
  expect(module).toContain('require("!url-loader!./a \\"b\\".png");');
  expect(module).not.toContain('a.svg');
});

it.each([
  ['a part that is not settled', article("import Tabs from '@theme/Tabs';")],
  ['a part without a name', article("import './side-effect';")],
  ['another article in it', article("import Part, {toc as __toc} from './_part.md';")],
  ['code of its own', article('', '', 'export const greeting = 1;')],
  ['a function of its own', article('', '', 'export function Greeting() {}')],
  ['a list of exports', article('', '', 'export {a, b as c};')],
  ['all of another module', article('', '', "export * from 'x';")],
  ['no page', article().replace(/export \{default as metadata.*/, '')],
])('an article with %s is rendered by React', (_what, code) => {
  expect(settledArticle(code, [example], islands)).toBeUndefined();
});

it('a module of another form is an error that names the plugin', () => {
  expect(() => settledArticle('export default 1;', [], {})).toThrow(
    'plugins/settled-articles cannot read',
  );
});

it('an article that is rendered calls React by names of its own', () => {
  const both = article().replace('{jsx as _jsx}', '{jsx as _jsx, Fragment as _Fragment}');
  expect(withLocalRuntime(both)).toContain(
    "import {jsx as imported_jsx, Fragment as imported_Fragment} from 'react/jsx-runtime';\nconst _jsx = imported_jsx, _Fragment = imported_Fragment;",
  );
});
