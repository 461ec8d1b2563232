/** A tap on a control, or a key in it. */
export interface Step {
  /** A CSS selector of the control; its first match counts. */
  readonly target: string;
  /** The key to press in the control; without it the step is a tap. */
  readonly key?: string;
  /** A CSS selector that matches once the page shows the effect. */
  readonly shown?: string;
}

/** A measured press. */
export interface Press extends Step {
  readonly name: string;
  /** The path of the page, without a slash at its start. */
  readonly path: string;
  /** Steps that lead to the control. */
  readonly before?: readonly Step[];
}

/** Presses that every site has. */
export const sharedNames = ['menu', 'theme', 'search', 'first results'] as const;

type Shared = Readonly<Partial<Record<(typeof sharedNames)[number], Omit<Press, 'name' | 'path'>>>>;

const dialogField = 'dialog[open] input';

const ownMenu = {target: '.navbar__toggle', shown: 'dialog.navbar-sidebar[open]'};
const own = {
  menu: ownMenu,
  theme: {
    before: [ownMenu],
    target: '.navbar-sidebar [data-color-toggle]',
    shown: '[data-theme=dark]',
  },
  search: {target: 'button[aria-haspopup=dialog]', shown: `${dialogField}:focus`},
  'first results': {
    before: [{target: 'button[aria-haspopup=dialog]', shown: `${dialogField}:focus`}],
    target: dialogField,
    key: 'c',
    shown: 'dialog[open] [role=option]',
  },
} as const satisfies Shared;

const stockMenu = {target: '.navbar__toggle', shown: '.navbar-sidebar--show'};
const starlightMenu = {
  target: '[popovertarget=starlight__sidebar]',
  shown: '#starlight__sidebar:popover-open',
};
const starlightSearch = {
  target: 'site-search button[data-open-modal]',
  shown: 'site-search dialog[open] input:focus',
};
const vitePressMenu = {target: '.VPNavBarHamburger', shown: '.VPNavScreen'};
const vitePressSearch = {target: '.VPNavBarSearch button', shown: '.VPLocalSearchBox input:focus'};

/** The shared presses of each site, by its name. */
export const shared: Readonly<Record<string, Shared>> = {
  'this site': own,
  // Without a search, like the template of create-docusaurus.
  'stock Docusaurus': {
    menu: stockMenu,
    theme: {
      before: [stockMenu],
      target: '.navbar-sidebar button[class*=toggleButton]',
      shown: '[data-theme=dark]',
    },
  },
  VitePress: {
    menu: vitePressMenu,
    theme: {
      before: [vitePressMenu],
      target: '.VPNavScreenAppearance button',
      shown: 'html.dark',
    },
    search: vitePressSearch,
    'first results': {
      before: [vitePressSearch],
      target: '.VPLocalSearchBox input',
      key: 'c',
      shown: '.VPLocalSearchBox .result',
    },
  },
  Starlight: {
    menu: starlightMenu,
    theme: {
      before: [starlightMenu],
      target: '#starlight__sidebar starlight-theme-select select',
      key: 'Home', // the first of three modes
      shown: '[data-theme=dark]',
    },
    search: starlightSearch,
    'first results': {
      before: [starlightSearch],
      target: 'site-search dialog[open] input',
      key: 'c',
      shown: '.pagefind-ui__result-link',
    },
  },
};

const doc = 'docs/tutorial-basics/extended-syntax';

/** The presses of this site, on its own pages. */
export const presses: readonly Press[] = [
  ...sharedNames.map((name) => ({name, path: doc, ...own[name]})),
  {name: 'calculator, on its page', path: 'calculators/rs485', target: 'figure input', key: '1'},
  {
    name: 'calculator, in an article',
    // Near the calculator, which is then live.
    path: `blog/rs485-vs-can/rs485-bias#${encodeURIComponent('rs485-偏置电阻计算器')}`,
    target: 'figure input',
    key: '1',
  },
  {
    name: 'tab',
    path: 'docs/tutorial-basics/markdown-features/boxes',
    target: '[role=tab][aria-selected=false]',
    shown: '[role=tab]:not(:first-child)[aria-selected=true]',
  },
  {
    name: 'edit an example',
    path: doc,
    target: '[data-action=edit]',
    shown: 'figure textarea:focus',
  },
];

/** The largest time of a press in milliseconds: "good" for Interaction to Next Paint (https://web.dev/articles/inp). */
export const good = 200;

/** The largest time from the first key to results. */
export const goodResults = 500;
