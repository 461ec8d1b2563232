import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {normalizeHtml} from '@markdown-zh/engines/normalize-html';
import {claims, claimsOf} from './claims';
import {refused, type Claim, type Expectation} from './claims/claim';
import {
  engineIds,
  engines,
  installedVersion,
  otherEngines,
  type AnyEngineId,
} from '../../scripts/engines';
import {readPage} from './pages';

const allEngines = {...engines, ...otherEngines};
const pages = Object.keys(claimsOf);

/** The engines on which a claim is tested: those of every claim, and those that it names. */
function enginesFor({except = {}}: Claim): AnyEngineId[] {
  const named = Object.keys(except) as AnyEngineId[];
  return [...new Set<AnyEngineId>([...engineIds, ...named])];
}

function render(id: AnyEngineId, source: string): string | typeof refused {
  try {
    return normalizeHtml(allEngines[id].render(source));
  } catch {
    return refused;
  }
}

/** The expected and the actual result, in comparable form. They are equal if a predicate holds. */
function compare(expected: Expectation, actual: string | typeof refused): [unknown, unknown] {
  if (typeof expected === 'string') {
    return [normalizeHtml(expected), actual];
  }
  if (expected === refused || actual === refused) {
    return [expected, actual];
  }
  return [expected.what, expected.holds(actual) ? expected.what : actual];
}

describe('every engine does what the articles say', () => {
  it.each(claims.map((claim) => [`${claim.page}#${claim.at}: ${claim.says}`, claim] as const))(
    '%s',
    (_, claim) => {
      const pairs = enginesFor(claim).map((id) => {
        const expected = claim.except?.[id] ?? claim.gives;
        return [id, compare(expected, render(id, claim.source))] as const;
      });
      expect(Object.fromEntries(pairs.map(([id, [, actual]]) => [id, actual]))).toEqual(
        Object.fromEntries(pairs.map(([id, [expected]]) => [id, expected])),
      );
    },
  );

  it('no claim makes exceptions that are none', () => {
    const idle = claims.filter(
      ({gives, except}: Claim) =>
        except &&
        Object.entries(except).every(([id, expected]) => id in engines && expected === gives),
    );
    expect(idle.map(({says}) => says)).toEqual([]);
  });
});

describe.each(pages)('%s', (file) => {
  const {article, sections} = readPage(file);
  const ofPage = claims.filter(({page}) => page === file);

  it('has the section that each claim names', () => {
    const lost = ofPage.map(({at}) => at).filter((at) => !article.anchors.has(at));
    expect([...new Set(lost)]).toEqual([]);
  });

  it('has a claim for each of its live examples, in the same section', () => {
    const unproved = sections.flatMap(({anchor, examples}) =>
      examples
        .filter((source) => !ofPage.some((claim) => claim.at === anchor && claim.source === source))
        .map((source) => `${anchor}: ${source}`),
    );
    expect(unproved).toEqual([]);
  });

  it('has a claim for each section that describes a failure', () => {
    const proved = new Set(ofPage.map(({at}) => at));
    const failures = sections.filter(({markdown}) => /^\*\*症状\*\*/m.test(markdown));
    expect(failures.map(({anchor}) => anchor).filter((anchor) => !proved.has(anchor))).toEqual([]);
  });

  it('names the installed versions', () => {
    const wrong = namedVersions(article.source).filter(
      ({name, version}) => !versionsOf(name).includes(version),
    );
    expect(wrong).toEqual([]);
  });
});

it('the sections about failures are many, and each names its remedy', () => {
  const {sections} = readPage('docs/tutorial-basics/markdown-issue');
  const failures = sections.filter(({markdown}) => /^\*\*症状\*\*/m.test(markdown));
  expect(failures.length).toBeGreaterThan(30);
  expect(
    failures
      .filter(({markdown}) => !/^\*\*(?:改法|本站)\*\*/m.test(markdown))
      .map(({anchor}) => anchor),
  ).toEqual([]);
});

it('the article on failures names every engine with its version', () => {
  const {article} = readPage('docs/tutorial-basics/markdown-issue');
  const named = new Set(namedVersions(article.source).map(({name}) => name));
  expect([...named]).toEqual(
    expect.arrayContaining(['commonmark.js', 'markdown-it', 'marked', 'micromark', 'gfm 扩展']),
  );
});

/** How the articles call a package. */
const packages = {
  'commonmark.js': 'commonmark',
  'markdown-it': 'markdown-it',
  marked: 'marked',
  micromark: 'micromark',
  'gfm 扩展': 'micromark-extension-gfm',
  'remark-cjk-friendly': 'remark-cjk-friendly',
  'remark-cjk-friendly-gfm-strikethrough': 'remark-cjk-friendly-gfm-strikethrough',
  'github-slugger': 'github-slugger',
  'markdownlint-cli2': 'markdownlint-cli2',
  markdownlint: 'markdownlint',
  zhlint: 'zhlint',
  Prettier: 'prettier',
} as const;

interface NamedVersion {
  readonly name: keyof typeof packages;
  readonly version: string;
}

/** Each place where an article gives a package's name and version, as in `marked 18.2.1`. */
function namedVersions(source: string): NamedVersion[] {
  const names = Object.keys(packages).map((name) => name.replace('.', String.raw`\.`));
  const named = new RegExp(String.raw`(?<![\w-])(${names.join('|')}) (\d+\.\d+\.\d+)`, 'g');
  return [...source.matchAll(named)].map(([, name, version = '']) => ({
    name: name as NamedVersion['name'],
    version,
  }));
}

function versionsOf(name: NamedVersion['name']): string[] {
  const versions = [installedVersion(packages[name])];
  if (name === 'github-slugger') {
    // Docusaurus has its own, older version.
    const fromDocusaurus = createRequire(
      createRequire(import.meta.url).resolve('@docusaurus/utils'),
    );
    versions.push((fromDocusaurus('github-slugger/package.json') as {version: string}).version);
  }
  return versions;
}
