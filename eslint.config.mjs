import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';
import {noQuadraticScan} from './scripts/quadratic-scan.mjs';

// Only rules that oxlint does not have, and none that needs types: `.oxlintrc.json` lists the others.

/** Modules of pure logic: they import no React, no DOM, no Docusaurus, no file system. */
const pureModules = [
  'src/lib/**/*.ts',
  'plugins/hosting/offline/shared/*.ts',
  'packages/ui/src/{common-ends,content-language}.ts',
  'packages/{convert,platforms}/src/**/*.ts',
  'packages/engines/src/*.ts',
  'packages/playground/src/{state,interface/**/{model,state}}.ts',
  'packages/diagnosis/src/**/*.ts',
  'packages/search/src/{index,query,text}/**/*.ts',
  'src/**/model.ts',
  'src/**/state.ts',
  'packages/content-check/src/checks/**/*.ts',
  'scripts/checks/**/*.ts',
  'site/**/*.ts',
];

/** Commands that write files of authors, or files that Git has. */
const writers = [
  'packages/{authoring,content-check,convert,diagnosis}/src/**/*.ts',
  'scripts/{check-content,check-fixes,check-sizes,generate,import,make-*,measure-*,new-article}.ts',
  'tests/contract.ts',
  'tests/engines/cmark-gfm/*.ts',
];

/** Modules that run in pages, their frames and their workers. */
const browserModules = [
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/playground/src/*.{ts,tsx}',
  'packages/playground/src/{frame,interface,worker}/**/*.{ts,tsx}',
  'packages/{convert,engines,platforms}/src/**/*.ts',
  'src/**/*.{ts,tsx}',
  'packages/speed/src/browser/**/*.{ts,tsx}',
  'packages/search/src/{box,index,query,text,theme}/**/*.{ts,tsx}',
  'plugins/*/*/client/**/*.{ts,tsx}',
  'packages/content-check/src/plugin/client/**/*.{ts,tsx}',
  'plugins/pages/page-bootstrap/*.ts',
  'plugins/hosting/offline/{page,shared,worker}/**/*.{ts,tsx}',
  'packages/diagnosis/src/**/*.ts',
];

/** Modules that run on the thread of a page or a frame, which answers the reader. */
const pageModules = [
  'packages/playground/src/{*,{frame,interface}/**/*}.{ts,tsx}',
  'packages/lessons/src/{*,{Exercise,LessonProgress}/**/*}.{ts,tsx}',
  'packages/search/src/{box,theme}/**/*.{ts,tsx}',
  'packages/ui/src/**/*.{ts,tsx}',
  'plugins/*/*/client/**/*.{ts,tsx}',
  'plugins/hosting/offline/page/**/*.{ts,tsx}',
  'src/**/*.{ts,tsx}',
];

/** Modules of the same folders that run in workers, or in the build alone. */
const offPage = [
  '**/*.{test,fixture}.{ts,tsx}',
  'packages/lessons/src/Exercise/{judge,broken-rule}.ts',
  'packages/search/src/box/{refreshing-searcher,worker}.ts',
  'src/lib/{render-example,remark-plugins}.ts',
  'src/css/*.ts',
];

/** The modules that page modules may import: none of them parses a reader's text. Relative paths and `@site` have a rule of their own. */
const pageImports = [
  'clsx|idb|nprogress|react(?:-dom)?(?:/[a-z-]+)?',
  '@(?:docusaurus|generated|site|theme|theme-original)/.*',
  '@codemirror/(?:autocomplete|commands|language|lint|search|state|view)',
  '@lezer/highlight',
  '@markdown-zh/(?:platforms|ui)/.*',
  '@markdown-zh/convert/columns-of',
  '@markdown-zh/diagnosis/(?:delimiter-run|edits|printable)',
  String.raw`@markdown-zh/engines/(?:catalog|conformance|dialects|data/[a-z-]+\.json)`,
  '@markdown-zh/lessons/(?:Exercise|LessonAnswers|LessonProgress|run-job)',
  '@markdown-zh/playground/(?:Findings|Playground|PlaygroundLink|rules)',
];

/** Further imports of single page modules, each with its bound on time or size. */
const boundedImports = {
  // CodeMirror parses in slices of time, and ./limits.ts keeps a slice short.
  'packages/playground/src/interface/Editor/language.ts':
    '@codemirror/lang-markdown|@lezer/markdown',
  // A hash of at most `sharedHashLimit` becomes a text of at most `sharedTextLimit`. The worker deflates.
  'packages/playground/src/share.ts': 'fflate',
  // Stores documents without compressing them.
  'packages/playground/src/interface/Documents/useList.ts': 'fflate',
  // Writes cells, of which a table has at most `mostCells`. The worker reads them.
  'packages/playground/src/interface/TableEditor/spreadsheet.ts': 'papaparse',
  // Compares addresses of at most `longestPath`.
  'src/components/NearestPages/model.ts': 'fastest-levenshtein',
};

/** Code of workers and of the build. */
const offPagePaths = String.raw`(?:^|/)(?:worker/|query/|grading/(?!limits\.ts$)|(?:judge|broken-rule)\.ts$|lib/(?:render-example|remark-plugins)$)`;

const parserMessage =
  'The thread of a page parses no text of a reader: make it a job of a worker, which has a time limit.';

/** Restricts the values that modules on a page's thread import, by `import` and `import()`. */
function pageRules(more) {
  const known = [...pageImports, ...(more ? [more] : [])].join('|');
  const restricted = [String.raw`^(?!\.)(?!(?:${known})$)`, offPagePaths];
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: restricted.map((regex) => ({
          regex,
          allowTypeImports: true,
          message: parserMessage,
        })),
      },
    ],
    'no-restricted-syntax': [
      'error',
      ...restrictedSyntax,
      ...restricted.map((regex) => ({
        // A selector's expression may contain no slash.
        selector: `ImportExpression > Literal.source[value=/${regex.replaceAll('/', String.raw`\u002f`)}/]`,
        message: parserMessage,
      })),
    ],
  };
}

/** For all files outside of it. */
const benchZone = {
  target: '.',
  from: 'bench',
  message: 'A benchmark is no part of the product: move shared code to scripts or to a package.',
};

/** Imports run down: from commands and benchmarks to plugins, src, facts of the site, and packages. */
const zones = [
  {
    target: ['bench', 'packages', 'plugins', 'scripts', 'site', 'src'],
    from: 'tests',
    message: 'Only tests import from tests: move shared code to scripts.',
  },
  {
    target: ['packages', 'plugins', 'site', 'src'],
    from: 'scripts',
    message: 'Commands import from the site, not the other way round.',
  },
  {
    target: ['packages', 'site', 'src'],
    from: 'plugins',
    message: 'Plugins import from src and site: move what both need to src, and facts to site.',
  },
  {
    target: ['packages', 'site'],
    from: 'src',
    message: 'Facts of the site and packages know nothing of its pages.',
  },
  {target: 'packages', from: 'site', message: 'A package imports nothing of the site.'},
];
/** Attributes that a reader sees or hears. */
const spokenAttributes =
  '/^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/';

/** Untranslated English in such an attribute. Docusaurus's own rule checks children alone. */
const untranslatedAttribute =
  `JSXAttribute[name.name=${spokenAttributes}] ` +
  String.raw`:matches(Literal[value=/^[^\u4e00-\u9fff]*[A-Za-z]{2}[^\u4e00-\u9fff]*$/], TemplateElement[value.raw=/[A-Za-z]{2}/])` +
  ":not(CallExpression[callee.name='translate'] *)" +
  ":not(JSXAttribute[name.name='lang'] > *):not(JSXAttribute[name.name='as'] > *)";

const onLocation =
  ':matches([callee.object.name="location"], [callee.object.property.name="location"])';

/** An address that is put together from parts, or taken from a link, as the target of a navigation. */
const rebuiltAddress =
  `:matches(CallExpression[callee.property.name=/^(?:pushState|replaceState)$/], CallExpression${onLocation}[callee.property.name=/^(?:assign|replace)$/])` +
  ' > :matches(BinaryExpression, TemplateLiteral, MemberExpression[property.name=/^(?:href|pathname)$/]).arguments';

const restrictedSyntax = [
  {selector: 'TSEnumDeclaration', message: 'Use a union of string literals.'},
  {
    selector: untranslatedAttribute,
    message: 'Interface labels go through translate().',
  },
  {
    selector: rebuiltAddress,
    message:
      'A path that is put together may begin with //host. Set a part of a URL, or use sameOriginPath() of @markdown-zh/ui.',
  },
];

export default defineConfig(
  globalIgnores(['build*/', 'packages/*/lib/', '.docusaurus/', 'coverage/', 'test-results/']),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {parser: tseslint.parser},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/no-untranslated-text': [
        'error',
        {ignoredStrings: ['·', '—', '–', '×', ':', 'HTML', 'Markdown']},
      ],
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // its headings add anchors, which not every heading needs
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    // Time grows with the length of a text. Tests and scripts read only this project's own files.
    files: ['{packages,plugins,site,src}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    plugins: {regexp, local: {rules: {'no-quadratic-scan': noQuadraticScan}}},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'local/no-quadratic-scan': 'error', // finds all that regexp/no-super-linear-move does
    },
  },
  {
    // Text of these parts is Chinese article text in interface components, not interface labels.
    files: [
      'src/components/Home*{,/**/*}.tsx',
      'packages/lessons/src/LessonProgress/**/*.tsx',
      'packages/playground/src/interface/Diagnoses/**/*.tsx',
    ],
    rules: {'@docusaurus/no-untranslated-text': 'off'},
  },
  {
    // Only in `npm start`, for authors, in the language of the terminal.
    files: ['packages/content-check/src/plugin/client/**/*.tsx'],
    rules: {'@docusaurus/no-untranslated-text': 'off'},
  },
  {
    // These rules analyse modules as the React Compiler does, which is slow: components and hooks alone.
    files: [
      '{src,packages,plugins}/**/{*.tsx,use*.ts}',
      'packages/{content-check/src/plugin/client,speed/src/browser}/**/*.ts',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import test from tests/support/test.ts, which knows the rings.',
        },
      ],
    },
  },
  {
    // A command that dies in the middle of a write must not leave half of an author's file.
    files: writers,
    ignores: ['**/*.{test,fixture}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        ...['node:fs', 'node:fs/promises'].map((name) => ({
          name,
          importNames: [
            ...['writeFileSync', 'writeFile', 'appendFileSync', 'appendFile'],
            ...['createWriteStream', 'promises', 'default'],
          ],
          message: 'Use replaceFile of @markdown-zh/build-tools/write-file.',
        })),
      ],
    },
  },
  {
    files: pureModules,
    ignores: ['**/*.{test,fixture}.ts', 'packages/{convert,diagnosis}/src/{cli.ts,command/*}'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'localStorage', 'process'],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(react(?:/.*)?|react-dom(?:/.*)?|node:(?!path$).*|fs(?:/.*)?|@theme.*|@docusaurus/(?!types|theme-common$).*)$',
              allowTypeImports: true,
              message: 'Pure modules import no React, DOM, Docusaurus or file system.',
            },
          ],
        },
      ],
    },
  },
  {
    files: pageModules,
    ignores: offPage,
    plugins: {'@typescript-eslint': tseslint.plugin},
    rules: pageRules(),
  },
  ...Object.entries(boundedImports).map(([file, more]) => ({
    files: [file],
    rules: pageRules(more),
  })),
  {
    // Imports run one way: DESIGN.md.
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-relative-packages': 'error', // a package is used through its exports
    },
  },
  {
    files: ['{packages,plugins,scripts,site,src}/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: {'import-x/no-restricted-paths': ['error', {zones: [benchZone, ...zones]}]},
  },
  {
    files: [
      '*.ts',
      'tests/**/*.{ts,tsx}',
      '{packages,plugins,scripts,site,src}/**/*.{test,fixture}.{ts,tsx}',
    ],
    rules: {'import-x/no-restricted-paths': ['error', {zones: [benchZone]}]},
  },
  {
    // The benchmarks measure the site and use its commands, which have no exports.
    files: ['bench/**/*.ts'],
    rules: {
      'import-x/no-relative-packages': 'off',
      'import-x/no-restricted-paths': ['error', {zones}],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^\.\.?/.*\bpackages/`,
              message: 'A package is used through its exports.',
            },
          ],
        },
      ],
    },
  },
  {
    // Code for browsers uses only features of all browsers in package.json's browserslist.
    files: browserModules,
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [compat.configs['flat/recommended']],
    settings: {polyfills: ['trustedTypes']}, // its type says that it may be undefined
  },
);
