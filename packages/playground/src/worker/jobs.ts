import type {TextSupport} from './diagnosis.ts';
import type {EngineId, OptionsOf} from '@markdown-zh/engines/catalog';
import type {Overview} from './overview/index.ts';
import type {PageFile, PagePrint} from '@markdown-zh/convert/page';
import type {Paste, PasteRequest} from './paste/index.ts';
import type {Comparable, Comparison} from './comparison/index.ts';
import type {ShownCleaning} from './cleaning.ts';
import type {Dialect, MarkdownDialect} from '@markdown-zh/engines/dialects';
import type {Explained, Repair} from './diagnosis.ts';
import type {Target} from '@markdown-zh/platforms/targets';
import type {Preview} from './preview/index.ts';
import type {Published} from '@markdown-zh/convert/publish';
import type {SyntaxTree} from './tree.ts';
import type {Row, Table} from '../interface/TableEditor/model.ts';
import type {LineChange} from './line-changes.ts';
import type {FoundTable} from './table/markdown.ts';
import type {LargeTable, TableEdit, TablePlace} from './table/index.ts';
import type {WordFile} from '@markdown-zh/convert/word-file';

export type EngineRun = {
  readonly [Id in EngineId]: {readonly engine: Id; readonly options: OptionsOf<Id>};
}[EngineId];

interface DiagnosisRequest {
  readonly source: string;
  /** The platform that will show the text, if the reader has chosen one. */
  readonly platform?: Target;
}

/**
 * The worker's jobs: request and response of each kind. Of a preview the worker sends what has changed, because the page would take too
 * long to read all blocks of a long text.
 */
export interface Jobs {
  preview: {
    readonly request: {
      readonly source: string;
      readonly dialect: MarkdownDialect;
      readonly baseUrl: string;
    };
    readonly response: Preview;
  };
  /** A text in the form that another program takes from the clipboard. */
  publish: {
    readonly request: {
      readonly source: string;
      /** The id of a copy target. */
      readonly target: string;
      readonly dialect: MarkdownDialect;
    };
    readonly response: Published;
  };
  tree: {
    readonly request: {readonly source: string; readonly dialect: Dialect};
    readonly response: SyntaxTree;
  };
  diagnosis: {readonly request: DiagnosisRequest; readonly response: readonly Explained[]};
  repair: {readonly request: DiagnosisRequest; readonly response: Repair};
  support: {
    readonly request: {readonly source: string; readonly platform: Target};
    readonly response: readonly TextSupport[];
  };
  /** Headings and numbers of words. */
  overview: {readonly request: {readonly source: string}; readonly response: Overview};
  /** The changes by which to clean a text from a chat with AI. */
  clean: {readonly request: {readonly source: string}; readonly response: readonly ShownCleaning[]};
  /** A clipboard for its place in a text. The source is its HTML, or empty. */
  paste: {
    readonly request: PasteRequest;
    readonly response: Paste;
  };
  /** The hash of a link to a text; undefined if the text is too large for one. */
  link: {readonly request: {readonly source: string}; readonly response: string | undefined};
  /** The changes of a text since an earlier version. */
  changes: {
    readonly request: {readonly source: string; readonly before: string};
    readonly response: readonly LineChange[];
  };
  /** The table at an offset of a text. */
  table: {
    readonly request: {readonly source: string; readonly offset: number};
    readonly response: FoundTable | LargeTable | undefined;
  };
  'table edit': {
    readonly request: {
      readonly source: string;
      readonly table: Table;
      readonly place: TablePlace;
    };
    readonly response: TableEdit;
  };
  /** The cells of a clipboard, for a table. The source is its HTML, or empty. */
  'pasted cells': {
    readonly request: {readonly source: string; readonly plain: string};
    readonly response: readonly Row[] | 'too large';
  };
  /** A Word document. */
  word: {readonly request: {readonly source: string}; readonly response: WordFile};
  /** A page that stands alone. */
  page: {readonly request: {readonly source: string}; readonly response: PageFile};
  print: {
    readonly request: {readonly source: string; readonly baseUrl: string};
    readonly response: PagePrint;
  };
  engine: {
    readonly request: EngineRun & {readonly source: string};
    /** HTML, as the engine writes it. */
    readonly response: string;
  };
  comparison: {
    readonly request: Comparable;
    readonly response: Comparison;
  };
}

export type JobKind = keyof Jobs;

/** A job, as the page requests it. */
export type Job = {
  [Kind in JobKind]: {readonly kind: Kind} & {readonly request: Jobs[Kind]['request']};
}[JobKind];
