import {describe, expect, it} from 'vitest';
import {createTerminal, formatNotice} from './terminal.ts';

const issue = {file: 'docs/a.md', line: 7, column: 2, rule: 'link', message: '没有这一页。'};
const bad = {
  level: 'issues',
  headline: '1 new',
  issues: [issue],
  more: 0,
  command: 'npx content-check',
  total: '1 articles, 1 issues',
} as const;
const {total: _, ...untotalled} = bad;
const good = {
  ...untotalled,
  level: 'well',
  headline: '1 articles, 0 issues',
  issues: [],
} as const;

/** A terminal, its output, and a bundler that shares it. */
function makeTerminal(hasColors?: () => boolean) {
  const written: string[] = [];
  const terminal = createTerminal({
    write: (text: string | Uint8Array) => written.push(String(text)) > 0,
    ...(hasColors && {hasColors}),
  });
  const taps = new Map<string, () => void>();
  const hook = (event: string) => ({tap: (_name: string, tap: () => void) => taps.set(event, tap)});
  const hooks = {watchRun: hook('watchRun'), done: hook('done'), failed: hook('failed')};
  terminal.apply({hooks} as never);
  const say = (event: 'watchRun' | 'done' | 'failed') => taps.get(event)?.();
  return {...terminal, written, say};
}

describe('formatNotice', () => {
  it('has a line for each issue, as the command prints it, between the changes and the total', () => {
    const notice = {...bad, headline: '5 new', more: 4};
    expect(formatNotice({...notice, total: '9 articles, 5 issues'}, (_, text) => text)).toBe(
      `[WARNING] Content: 5 new
docs/a.md:7:2 link: 没有这一页。
and 4 more: npx content-check
9 articles, 5 issues
`,
    );
  });

  it('is one line without issues', () => {
    const notice = {...good, headline: '9 articles, 0 issues'};
    expect(formatNotice(notice, (colour, text) => `<${String(colour)}>${text}`)).toBe(
      '<green>[SUCCESS] Content: 9 articles, 0 issues\n',
    );
  });
});

describe('createTerminal', () => {
  it.each(['done', 'failed'] as const)(
    'waits while the bundler works, until it has %s',
    async (end) => {
      const {show, say, written} = makeTerminal();
      say('watchRun');
      show(bad);
      expect(written).toEqual([]);
      say(end);
      expect(written).toEqual([]); // the bundler's last output comes first
      await new Promise(setImmediate);
      expect(written.join('')).toContain('docs/a.md:7:2');
    },
  );

  it('shows notices that came meanwhile, in their order', async () => {
    const {show, say, written} = makeTerminal();
    say('watchRun');
    show(bad);
    show(good);
    say('done');
    say('watchRun'); // again, before its last output
    await new Promise(setImmediate);
    expect(written).toEqual([]);
    say('done');
    await new Promise(setImmediate);
    expect(written).toEqual([
      expect.stringContaining('1 new'),
      '[SUCCESS] Content: 1 articles, 0 issues\n',
    ]);
  });

  it('uses colours if the terminal has them', () => {
    const plain = makeTerminal();
    const coloured = makeTerminal(() => true);
    const grey = makeTerminal(() => false);
    [plain, coloured, grey].forEach(({show}) => {
      show(bad);
    });
    const escape = String.fromCodePoint(27);
    expect([plain, coloured, grey].map(({written}) => written.join('').includes(escape))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
