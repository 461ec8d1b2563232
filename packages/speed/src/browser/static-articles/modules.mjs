/**
 * The parts that an article may have.
 *
 * @typedef {object} Parts
 *
 * @property {readonly string[]} components modules of components that need no React in the browser
 *
 * @property {Readonly<Record<string, string>>} islands by their tags, modules of components that work on
 * their own: their code loads after the page
 *
 * @property {readonly string[]} elements names of elements that need no React although the theme has
 * components for them
 *
 * @property {string} tools the module that `toolsModule` has written
 *
 * @property {string} client the module that shows an article
 */

/** Modules that every article imports. */
const ownImports = new Set(['react/jsx-runtime', '@mdx-js/react']);
const ownExports = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc', 'default']);

/**
 * Elements that the theme renders with stateful components:
 * https://docusaurus.io/docs/markdown-features/react#mdx-component-scope
 */
const liveElements = /^(?:pre|head|mermaid|[A-Z]\w*)$/;

const imports = /^import (?:.* from )?['"](.*)['"];?$/gm;
const exported =
  /^export (?:(?:const|let|var|class|(?:async )?function\*?) (\w+)|default()|\{(.*)\}|\*)/gm;
const metadataExport = /^export \{default as metadata\} from ('.*'|".*");?$/m;
const bodyStart = /^function _createMdxContent\(/m;
const mainExport = /^export default function MDXContent\(/m;
const files = /\brequire\(("(?:[^"\\]|\\.)*")\)/g;
/** Elements that the theme may have components for: `_components.pre`, `_components = {pre: "pre"`, `{Details} = _components`. */
const element = /\b_components\.(\w+)|^[ \t]+(\w+): "\2",?$|\{([\w, ]+)\} = _components/gm;
const classNames = /\bclassName: ("(?:[^"\\]|\\.)*")/g;

/**
 * The script of an article whose text needs no React. It has the article's metadata, the style sheets of its parts, and a component
 * that shows the text in the page's HTML.
 *
 * @param {string} code the output of Docusaurus's MDX loader
 * @param {Parts} parts
 * @returns {string | undefined} undefined if a part needs React, or if the article has code of its own
 * @throws {Error} when MDX writes its modules differently
 */
export function staticArticle(code, {components, islands, elements, tools, client}) {
  if (!bodyStart.test(code) || !mainExport.test(code)) {
    throw new Error(
      'The lever static-articles of @markdown-zh/speed cannot read the output of this version of MDX. Build with SPEED=-static-articles.',
    );
  }
  const used = [...code.matchAll(imports)].map(([, module = '']) => module);
  const live = islandsIn(code, islands);
  const parts = [...components, ...Object.values(islands)].filter((module) =>
    used.includes(module),
  );
  const isKnown = used.every(
    (module) => ownImports.has(module) || parts.includes(module) || module.endsWith('.svg'),
  );
  const start = code.search(bodyStart);
  const named = withLocalMetadata(code.slice(0, start).replace(imports, ''));
  const needsReact = elementsIn(code).some(
    (name) => liveElements.test(name) && !elements.includes(name),
  );
  if (
    !isKnown ||
    needsReact ||
    !named.hasMetadata ||
    !exportedNames(code).every((name) => ownExports.has(name))
  ) {
    return undefined;
  }
  const body = code.slice(start);
  // Imported, so that the build includes the pictures and files of the text.
  const asked = [...body.matchAll(files)].map(([statement]) => `${statement};`);
  // The lever style-sheets reads them before the minifier removes them; the text itself is in no script.
  const classes = new Set([...body.matchAll(classNames)].map(([, name]) => `${name};`));
  return `${named.code}
${parts.map((module) => `import '${module}?styles';`).join('\n')}
import {staticArticle} from '${client}';
import tools from '${tools}';
${asked.join('\n')}
${[...classes].join('\n')}
export default await staticArticle(metadata.permalink, ${loadersOf(live)}, tools);
`;
}

/**
 * A static article for rendering pages. Its text is in the element by which browsers find it.
 *
 * @param {string} code the output of Docusaurus's MDX loader
 * @param {Pick<Parts, 'client'>} parts
 */
export function framedArticle(code, {client}) {
  const named = withLocalMetadata(code);
  return `${named.code.replace(mainExport, 'function MDXContent(')}
import {framed} from '${client}';
export default framed(metadata.permalink, MDXContent);
`;
}

/**
 * The module of the tools that browsers add to texts, for all articles.
 *
 * @param {Readonly<Record<string, string>>} tools by a selector, modules of components for a text with such
 * an element
 */
export function toolsModule(tools) {
  return `export default ${loadersOf(Object.entries(tools))};\n`;
}

function loadersOf(modules) {
  const loaders = modules.map(
    ([name, module]) => `${JSON.stringify(name)}: () => import(${chunkName(name)}'${module}')`,
  );
  return `{${loaders.join(', ')}}`;
}

/** The bundler would make a chunk without a name for each article that imports the module. */
function chunkName(name) {
  return /^\w+$/.test(name) ? `/* webpackChunkName: "${name}" */ ` : '';
}

/** The islands that an article imports, by their tags. */
function islandsIn(code, islands) {
  return Object.entries(islands).filter(([tag, module]) =>
    code.includes(`import ${tag} from '${module}';`),
  );
}

function elementsIn(code) {
  return [...code.matchAll(element)].flatMap(([, used, named, list = '']) =>
    [used, named, ...list.split(',').map((name) => name.trim())].filter(Boolean),
  );
}

function exportedNames(code) {
  return [...code.matchAll(exported)].flatMap(([whole, name, byDefault, list]) =>
    list === undefined
      ? [name ?? (byDefault === undefined ? whole : 'default')]
      : list.split(',').map((item) => item.trim().split(' as ').at(-1)),
  );
}

/** Also gives the metadata a name inside the module. */
function withLocalMetadata(code) {
  const [statement, module] = metadataExport.exec(code) ?? [];
  return statement === undefined
    ? {code, hasMetadata: false}
    : {
        code: code.replace(statement, () => `import metadata from ${module};\nexport {metadata};`),
        hasMetadata: true,
      };
}
