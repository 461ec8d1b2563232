import type {TextSupport} from './diagnosis.ts';
import type {EngineId, OptionsOf} from '@markdown-zh/engines/catalog';
import type {Overview} from './overview/index.ts';
import type {PageFile, PagePrint} from '@markdown-zh/convert/page';
import type {Pasted} from '@markdown-zh/convert/from-html';
import type {Comparable, Comparison} from './comparison/index.ts';
import type {ShownCleaning} from './cleaning/index.ts';
import type {Dialect, MarkdownDialect} from '@markdown-zh/engines/dialects';
import type {Explained, Repair} from './diagnosis.ts';
import type {PreviewChanges} from '../preview-changes.ts';
import type {Target} from '@markdown-zh/platforms/targets';
import type {Preview} from './preview/index.ts';
import type {Published} from '@markdown-zh/convert/publish';
import type {SyntaxTree} from './tree.ts';
import type {WordFile} from '@markdown-zh/convert/word-file';

export type EngineRun = {
  readonly [Id in EngineId]: {readonly engine: Id; readonly options: OptionsOf<Id>};
}[EngineId];

interface DiagnosisAsk {
  readonly source: string;
  /** Where the text will be shown, if the reader has chosen. */
  readonly platform?: Target;
}

/** The worker's jobs: input and answer of each kind. */
export interface Jobs {
  preview: {
    readonly ask: {
      readonly source: string;
      readonly dialect: MarkdownDialect;
      readonly baseUrl: string;
    };
    readonly answer: Preview;
  };
  /** A text in the form that another program takes from the clipboard. */
  publish: {
    readonly ask: {
      readonly source: string;
      /** The id of a copy target. */
      readonly target: string;
      readonly dialect: MarkdownDialect;
    };
    readonly answer: Published;
  };
  tree: {
    readonly ask: {readonly source: string; readonly dialect: Dialect};
    readonly answer: SyntaxTree;
  };
  diagnosis: {readonly ask: DiagnosisAsk; readonly answer: readonly Explained[]};
  repair: {readonly ask: DiagnosisAsk; readonly answer: Repair};
  support: {
    readonly ask: {readonly source: string; readonly platform: Target};
    readonly answer: readonly TextSupport[];
  };
  /** Headings and numbers of words. */
  overview: {readonly ask: {readonly source: string}; readonly answer: Overview};
  /** What the cleaning of a text from a chat with AI would change. */
  clean: {readonly ask: {readonly source: string}; readonly answer: readonly ShownCleaning[]};
  /** HTML of the clipboard to Markdown; undefined if it has no formatting. */
  paste: {readonly ask: {readonly source: string}; readonly answer: Pasted | undefined};
  /** A Word document. */
  word: {readonly ask: {readonly source: string}; readonly answer: WordFile};
  /** A page that stands alone. */
  page: {readonly ask: {readonly source: string}; readonly answer: PageFile};
  print: {
    readonly ask: {readonly source: string; readonly baseUrl: string};
    readonly answer: PagePrint;
  };
  engine: {
    readonly ask: EngineRun & {readonly source: string};
    /** HTML, as the engine writes it. */
    readonly answer: string;
  };
  comparison: {
    readonly ask: Comparable;
    readonly answer: Comparison;
  };
}

export type JobKind = keyof Jobs;

export type Request = {
  [Kind in JobKind]: {readonly id: number; readonly kind: Kind} & {readonly ask: Jobs[Kind]['ask']};
}[JobKind];

/** `started` if the job's code has loaded, `unavailable` if it did not load; `error` is the message of an engine that threw. */
export type Answered =
  | {readonly id: number; readonly started: true}
  | {readonly id: number; readonly unavailable: true}
  | {readonly id: number; readonly answer: unknown}
  | {readonly id: number; readonly error: string};

/** A worker's message. It sends of a preview what has changed, because all blocks of a long text would take the page too long to read. */
export type Response = Answered | {readonly id: number; readonly changes: PreviewChanges};
