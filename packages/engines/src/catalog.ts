/** An option of an engine that readers can change: a switch, or a choice of values. */
export type Option =
  | {readonly kind: 'switch'; readonly label: string; readonly standard: boolean}
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly standard: string;
      readonly values: readonly string[];
    };

/** A program that parses its Markdown with an engine. */
interface User {
  readonly name: string;
  /** A page of its makers, or of the engine's, that documents it. */
  readonly source: string;
}

interface CatalogEntry {
  readonly name: string;
  /** The npm package that reads the Markdown; its version is shown, with its name where that differs. */
  readonly packageName: string;
  readonly usedBy: readonly User[];
  readonly options: Readonly<Record<string, Option>>;
}

/**
 * The engines of the playground with their options, named as each engine names them. `standard` is the initial value in
 * the playground: raw HTML and GFM are on, if an engine has them.
 */
export const catalog = {
  commonmark: {
    name: 'commonmark.js',
    packageName: 'commonmark',
    usedBy: [
      {name: 'CommonMark dingus', source: 'https://github.com/commonmark/commonmark.js#readme'},
    ],
    options: {smart: {kind: 'switch', label: 'smart', standard: false}},
  },
  'markdown-it': {
    name: 'markdown-it',
    packageName: 'markdown-it',
    usedBy: [
      {
        name: 'VS Code',
        source: 'https://code.visualstudio.com/api/extension-guides/markdown-extension',
      },
      {name: 'VitePress', source: 'https://vitepress.dev/guide/markdown#advanced-configuration'},
      {
        name: 'Discourse',
        source:
          'https://github.com/discourse/discourse/blob/main/frontend/discourse-markdown-it/src/engine.js',
      },
    ],
    options: {
      preset: {
        kind: 'choice',
        label: 'preset',
        standard: 'default',
        values: ['default', 'commonmark', 'zero'],
      },
      html: {kind: 'switch', label: 'html', standard: true},
      linkify: {kind: 'switch', label: 'linkify', standard: true},
      typographer: {kind: 'switch', label: 'typographer', standard: false},
      breaks: {kind: 'switch', label: 'breaks', standard: false},
    },
  },
  marked: {
    name: 'marked',
    packageName: 'marked',
    usedBy: [{name: 'Hexo', source: 'https://github.com/hexojs/hexo-renderer-marked#readme'}],
    options: {
      gfm: {kind: 'switch', label: 'gfm', standard: true},
      breaks: {kind: 'switch', label: 'breaks', standard: false},
      pedantic: {kind: 'switch', label: 'pedantic', standard: false},
    },
  },
  micromark: {
    name: 'micromark',
    packageName: 'micromark',
    usedBy: [
      {name: 'remark', source: 'https://github.com/syntax-tree/mdast-util-from-markdown#readme'},
    ],
    options: {gfm: {kind: 'switch', label: 'micromark-extension-gfm', standard: true}},
  },
  remark: {
    name: 'remark',
    packageName: 'mdast-util-from-markdown',
    usedBy: [{name: 'Docusaurus', source: 'https://docusaurus.io/docs/markdown-features/plugins'}],
    options: {
      gfm: {kind: 'switch', label: 'remark-gfm', standard: true},
      cjkFriendly: {kind: 'switch', label: 'remark-cjk-friendly', standard: false},
    },
  },
} as const satisfies Record<string, CatalogEntry>;

export type EngineId = keyof typeof catalog;

export const engineIds = Object.keys(catalog) as EngineId[];

type Value<O> = O extends {kind: 'switch'}
  ? boolean
  : O extends {values: readonly (infer V)[]}
    ? V
    : never;

/** The values of an engine's options. */
export type OptionsOf<Id extends EngineId> = {
  readonly [Name in keyof (typeof catalog)[Id]['options']]: Value<
    (typeof catalog)[Id]['options'][Name]
  >;
};

/** Renders a source to HTML as the engine writes it, neither sanitised nor normalised. Throws if the engine throws. */
export type Render<Id extends EngineId> = (source: string, options: OptionsOf<Id>) => string;

/** The initial values in the playground. */
export function standardOptions<Id extends EngineId>(id: Id): OptionsOf<Id> {
  const entries = Object.entries(catalog[id].options as Readonly<Record<string, Option>>);
  return Object.fromEntries(entries.map(([name, {standard}]) => [name, standard])) as OptionsOf<Id>;
}
