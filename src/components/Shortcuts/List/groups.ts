import {translate} from '@docusaurus/Translate';

interface Group {
  readonly name: string;
  readonly shortcuts: readonly {readonly keys: readonly string[]; readonly effect: string}[];
}

interface Circumstances {
  readonly isApple: boolean;
  /** Not DocSearch, which has its own keys. */
  readonly hasOwnSearch: boolean;
}

/** The shortcuts that work on every page. */
export function groupsOf({isApple, hasOwnSearch}: Circumstances): readonly Group[] {
  const command = isApple ? '⌘' : 'Ctrl';
  const everywhere: Group = {
    name: translate({id: 'site.shortcuts.everywhere', message: 'On every page'}),
    shortcuts: [
      {
        keys: ['/', `${command} K`],
        effect: translate({id: 'site.shortcuts.search', message: 'Search this site'}),
      },
      {keys: ['?'], effect: translate({id: 'site.shortcuts.list', message: 'Show this list'})},
      {
        keys: ['Esc'],
        effect: translate({
          id: 'site.shortcuts.escape',
          message: 'Close the open dialog; clear search highlights',
        }),
      },
    ],
  };
  const search: Group = {
    name: translate({id: 'site.shortcuts.inSearch', message: 'In search'}),
    shortcuts: [
      {
        keys: ['↑', '↓', 'Home', 'End'],
        effect: translate({id: 'site.shortcuts.move', message: 'Move through the results'}),
      },
      {
        keys: ['Enter'],
        effect: translate({id: 'site.shortcuts.open', message: 'Open the result'}),
      },
      {
        keys: [`${command} Enter`],
        effect: translate({id: 'site.shortcuts.tab', message: 'Open the result in a new tab'}),
      },
    ],
  };
  return hasOwnSearch ? [everywhere, search] : [everywhere];
}
