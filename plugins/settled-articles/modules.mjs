const component = '@site/src/components/Article';

/** What every article has. */
const ownImports = new Set(['react/jsx-runtime', '@mdx-js/react']);
const ownExports = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc', 'default']);

const imports = /^import (?:.* from )?['"](.*)['"];?$/gm;
const exported =
  /^export (?:(?:const|let|var|class|(?:async )?function\*?) (\w+)|default()|\{(.*)\}|\*)/gm;
const metadataExport = /^export \{default as metadata\} from ('.*'|".*");?$/m;
const bodyStart = /^function _createMdxContent\(/m;
const runtime = /^import \{([^}]*)\} from (["'])react\/jsx-runtime\2;?$/m;
const files = /\brequire\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * An article as the client's scripts know it when nothing in its text needs React: what is said about it, the style
 * sheets of its parts, and a component that shows the text which stands in the page's HTML.
 *
 * @param {string} code what Docusaurus's MDX loader has written
 * @param {readonly string[]} settled modules of components that articles may use and that need no React
 * @param {Readonly<Record<string, string>>} islands by their tags, modules of components that work by themselves: their code comes after the page
 * @returns {string | undefined} nothing for an article with a part that is not settled, or with code of its own
 * @throws {Error} when MDX writes its modules in another way
 */
export function settledArticle(code, settled, islands) {
  if (!bodyStart.test(code)) {
    throw new Error('plugins/settled-articles cannot read what this version of MDX writes.');
  }
  const used = [...code.matchAll(imports)].map(([, module = '']) => module);
  const live = islandsIn(code, islands);
  const parts = [...settled, ...Object.values(islands)].filter((module) => used.includes(module));
  const isKnown = used.every(
    (module) => ownImports.has(module) || parts.includes(module) || module.endsWith('.svg'),
  );
  const start = code.search(bodyStart);
  const named = withLocalMetadata(code.slice(0, start).replace(imports, ''));
  if (
    !isKnown ||
    !named.hasMetadata ||
    !exportedNames(code).every((name) => ownExports.has(name))
  ) {
    return undefined;
  }
  // Asked for, so that the pictures and files of the text are among those of the build.
  const asked = [...code.slice(start).matchAll(files)].map(([statement]) => `${statement};`);
  return `${named.code}
${parts.map((module) => `import '${module}?styles';`).join('\n')}
import {settledArticle as settle} from '${component}/settled';
${asked.join('\n')}
export default await settle(metadata.permalink, {${live
    .map(([tag, module]) => `${tag}: () => import('${module}')`)
    .join(', ')}});
`;
}

/**
 * The same article with React's functions under names of its own. The bundler keeps a record of each use of an import, of up to 1 KB with
 * the paths of both modules, and an article has one for each of its elements.
 *
 * @param {string} code what Docusaurus's MDX loader has written
 * @returns {string}
 */
export function withLocalRuntime(code) {
  return code.replace(runtime, (_statement, /** @type {string} */ list) => {
    const names = list.split(',').map((each) => each.trim().split(' as '));
    const imported = names.map(([name, local]) => `${name} as imported${local}`);
    const own = names.map(([, local]) => `${local} = imported${local}`);
    return `import {${imported.join(', ')}} from 'react/jsx-runtime';\nconst ${own.join(', ')};`;
  });
}

/** The islands that an article imports, by their tags. */
function islandsIn(code, islands) {
  return Object.entries(islands).filter(([tag, module]) =>
    code.includes(`import ${tag} from '${module}';`),
  );
}

function exportedNames(code) {
  return [...code.matchAll(exported)].flatMap(([whole, name, byDefault, list]) =>
    list === undefined
      ? [name ?? (byDefault === undefined ? whole : 'default')]
      : list.split(',').map((item) => item.trim().split(' as ').at(-1)),
  );
}

/** Metadata under a name within the module, too. */
function withLocalMetadata(code) {
  const [statement, module] = metadataExport.exec(code) ?? [];
  return statement === undefined
    ? {code, hasMetadata: false}
    : {
        code: code.replace(statement, () => `import metadata from ${module};\nexport {metadata};`),
        hasMetadata: true,
      };
}
