import {textTable} from '../text-table';
import type {Asset} from './assets';
import type {Mark} from './marks';
import type {SiteReport} from './model';

/** A section of the report: rows, or notes for an empty one. */
interface ReportSection {
  readonly heading: string;
  readonly notes: readonly (string | undefined)[];
  readonly rows: readonly (readonly string[])[];
}

/** The whole report as plain text. */
export function printReport(report: SiteReport): string {
  return sectionsOf(report)
    .map(({heading, notes, rows}) =>
      [
        heading,
        '-'.repeat(heading.length),
        ...notes.filter((note) => note !== undefined),
        ...(rows.length > 0 ? ['', textTable(rows)] : []),
      ].join('\n'),
    )
    .join('\n\n');
}

function sectionsOf(report: SiteReport): ReportSection[] {
  const {unverified, stale, months, dates, orphans, pictures, built} = report;
  return [
    pages(report),
    {
      heading: 'Unverified claims',
      notes: [unverified.length === 0 ? 'There is none.' : undefined],
      rows: unverified.map(placed),
    },
    {
      heading: 'Dates by which something was so',
      notes: [`Of ${dates}, ${stale.length} are older than ${months} months.`],
      rows: stale.map((mark) => [mark.month, ...placed(mark)]),
    },
    {
      heading: 'Pages to which no article links',
      notes: [orphans.length === 0 ? 'There is none.' : 'These lists lead there:'],
      rows: orphans.map(({file, lists}) => [file, lists || 'none']),
    },
    {heading: 'Largest pictures', notes: [], rows: sizes(pictures)},
    {
      heading: 'Largest files of the build, after Brotli (level 9)',
      notes: [
        built === undefined ? 'There is no build/. Build the site: npm run build' : undefined,
      ],
      rows: sizes(built ?? []),
    },
    readability(report),
  ];
}

function pages({pages, noHistory, today}: SiteReport): ReportSection {
  const total = (
    key: 'han' | 'words' | 'minutes' | 'examples' | 'citations' | 'sources' | 'derived',
  ) => String(pages.reduce((sum, page) => sum + page[key], 0));
  const days = (date: string) => String((Date.parse(today) - Date.parse(date)) / 86_400_000);
  return {
    heading: 'Pages by age and length',
    notes: [noHistory === undefined ? undefined : `No age is known. ${noHistory}`],
    rows: [
      [
        'Changed',
        'Days',
        'Han',
        'Words',
        'Minutes',
        'Examples',
        'Citations',
        'Sources',
        'Derived',
        'Page',
      ],
      ...pages.map(({file, changed, ...page}) => [
        changed ?? '-',
        changed === undefined ? '-' : days(changed),
        ...[page.han, page.words, page.minutes, page.examples].map(String),
        ...[page.citations, page.sources, page.derived].map(String),
        file,
      ]),
      [
        '',
        '',
        total('han'),
        total('words'),
        total('minutes'),
        total('examples'),
        total('citations'),
        total('sources'),
        total('derived'),
        `${pages.length} pages`,
      ],
    ],
  };
}

function readability({readability}: SiteReport): ReportSection {
  const share = (part: number) => `${(part * 100).toFixed(1)}%`;
  return {
    heading: 'Readability of running text',
    notes: [
      'In characters: Han characters, and one for each word or number. A sentence of more than 100, or more than 40 between two',
      'marks, is too long (https://github.com/ruanyf/document-style-guide). The longest mean first.',
    ],
    rows: [
      ['Sentences', 'Mean', '>100', '>40', 'Paragraph', 'Page'],
      ...readability.map((page) => [
        String(page.sentences),
        page.meanSentence.toFixed(1),
        share(page.longSentences),
        share(page.longClauses),
        page.meanParagraph.toFixed(1),
        page.file,
      ]),
    ],
  };
}

const placed = ({file, line, column, text}: Mark) => [`${file}:${line}:${column}`, text];

const sizes = (assets: readonly Asset[]) =>
  assets.map(({file, bytes}) => [`${(bytes / 1024).toFixed(1)} KB`, file]);
