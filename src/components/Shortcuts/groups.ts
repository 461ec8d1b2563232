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

/** The shortcuts of every page and of the playground. */
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
  return [everywhere, ...(hasOwnSearch ? [search] : []), playgroundOf(isApple)];
}

/** The keys of the playground's editor (packages/playground/src/interface/Editor/commands). */
function playgroundOf(isApple: boolean): Group {
  const command = isApple ? '⌘' : 'Ctrl';
  const shift = isApple ? '⇧ ⌘' : 'Ctrl Shift';
  const option = isApple ? '⌥ ⌘' : 'Ctrl Alt';
  return {
    name: translate({id: 'site.shortcuts.inPlayground', message: 'In the playground’s editor'}),
    shortcuts: [
      {
        keys: [`${command} B`],
        effect: translate({id: 'site.shortcuts.bold', message: 'Bold, or not'}),
      },
      {
        keys: [`${command} I`],
        effect: translate({id: 'site.shortcuts.italic', message: 'Italic, or not'}),
      },
      {
        keys: [`${command} E`, `${shift} C`],
        effect: translate({id: 'site.shortcuts.code', message: 'Inline code, or not'}),
      },
      {
        keys: [`${shift} X`],
        effect: translate({id: 'site.shortcuts.strikethrough', message: 'Strikethrough, or not'}),
      },
      {
        keys: [`${command} K`],
        effect: translate({id: 'site.shortcuts.link', message: 'Link, or not'}),
      },
      {
        keys: [`${option} 1`, `${option} 6`],
        effect: translate({
          id: 'site.shortcuts.heading',
          message: 'Heading of level 1 to 6, or not',
        }),
      },
      {
        keys: [`${shift} 7`, `${shift} 8`, `${shift} 9`],
        effect: translate({
          id: 'site.shortcuts.lists',
          message: 'Numbered list, bulleted list, task list, or none',
        }),
      },
      {
        keys: [`${shift} .`],
        effect: translate({id: 'site.shortcuts.quotation', message: 'Quotation, or not'}),
      },
      {
        keys: ['Tab', isApple ? '⇧ Tab' : 'Shift Tab'],
        effect: translate({
          id: 'site.shortcuts.indent',
          message: 'Indent or outdent list items; elsewhere, leave the editor',
        }),
      },
      {
        keys: ['Esc', 'Tab'],
        effect: translate({
          id: 'site.shortcuts.leave',
          message: 'Leave the editor, also from a list: press one after the other',
        }),
      },
      {
        keys: ['F2'],
        effect: translate({id: 'site.shortcuts.table', message: 'Edit the table, or add one'}),
      },
      {
        keys: [`${command} S`],
        effect: translate({id: 'site.shortcuts.save', message: 'Save the file'}),
      },
      {
        keys: ['F8'],
        effect: translate({id: 'site.shortcuts.nextProblem', message: 'Go to the next problem'}),
      },
      {
        keys: [`${command} F`],
        effect: translate({id: 'site.shortcuts.find', message: 'Find and replace'}),
      },
    ],
  };
}
