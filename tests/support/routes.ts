import {calculatorSlugs} from '../../site/calculators';

/** The routes of the contract (tests/contract.md, section A), each with its row. */
interface Route {
  readonly row: string;
  /** Path below the base URL, without a leading slash. */
  readonly path: string;
}

function routes(row: string, paths: readonly string[]): Route[] {
  return paths.map((path) => ({row, path}));
}

function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

export const publicTags = [
  'can',
  'docusaurus',
  'facebook',
  'harmony',
  'hello',
  'hola',
  'rs485',
  'ubuntu',
  'xfce',
] as const;

const lessonNames = [
  'paragraphs',
  'headings',
  'emphasis',
  'lists',
  'nested-lists',
  'quotes',
  'code',
  'links',
  'pictures',
  'tables',
  'tasks-and-footnotes',
  'formulas-and-diagrams',
  'traps',
  'readme',
  'weekly-report',
  'article',
] as const;

export const privateTags = ['can', 'linux', 'rs485', 'ubuntu'] as const;

export const publicRoutes: readonly Route[] = [
  ...routes('R1', ['']),
  ...routes('R2', ['markdown-page']),
  ...routes('R3', ['blog']),
  ...routes('R4', ['blog/archive']),
  ...routes('R5', ['blog/authors']),
  ...routes('R6', ['blog/authors/all-icms-articles']),
  ...routes('R7', ['blog/authors/all-editors-articles']),
  ...routes('R8', ['blog/authors/contributors']),
  ...routes('R9', ['blog/tags']),
  ...routes('R10', below('blog/tags', publicTags)),
  ...routes(
    'R11',
    below('blog', ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']),
  ),
  ...routes(
    'R12',
    below('blog', [
      'rs485-vs-can',
      'ubuntu-18-disable-root',
      'semiconductor-companies',
      'screen-size-calculation',
      'harmonyos-versions',
    ]),
  ),
  ...routes('R19', ['docs']),
  ...routes('R20', ['docs/intro']),
  ...routes('R21', below('docs', ['about', 'cheat-sheet', 'contact'])),
  ...routes('R22', below('docs/category', ['最佳实践', '工具', '语法'])),
  ...routes(
    'R23',
    below('docs/tools', [
      'airsend',
      'batnoter',
      'git-gui',
      'img-apps',
      'markdown-editor',
      'other-dev-apps',
      'other-office-apps',
      'pop-vpn',
      'ssh-terminal',
    ]),
  ),
  ...routes(
    'R24',
    below('docs/tutorial-basics', [
      'basic-syntax',
      'extended-syntax',
      'markdown-features',
      'markdown-issue',
    ]),
  ),
  ...routes('R25', below('docs/tutorial-extras', ['hacks', 'tools'])),
  ...routes('R28', ['search']),
  ...routes('R30', ['learn', ...below('learn', lessonNames)]),
  ...routes('R29', ['calculators', ...below('calculators', calculatorSlugs)]),
];

export const privateRoutes: readonly Route[] = [
  ...routes('R13', ['icms']),
  ...routes('R14', ['icms/archive', 'icms/authors', 'icms/tags']),
  ...routes('R15', ['icms/authors/all-icms-articles']),
  ...routes('R16', ['icms/authors/all-editors-articles', 'icms/authors/contributors']),
  ...routes('R17', below('icms/tags', privateTags)),
  ...routes(
    'R18',
    below('icms', ['linux-display-managers-and-desktops', 'lvgl-pc-simulator-wsl2']),
  ),
];

export const allRoutes: readonly Route[] = [...publicRoutes, ...privateRoutes];
