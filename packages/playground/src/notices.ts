import type {Unsupported} from '@markdown-zh/convert/unsupported';
import type {StoredDocument} from './session/documents.ts';
import type {PlatformSupport} from '@markdown-zh/convert/publish';

/** Outcomes of the reader's last action. */
export type NoticeCode =
  | 'copied'
  | 'copy failed'
  | 'shared'
  | 'shared long'
  | 'too large to share'
  | 'link stopped'
  | 'opened as GB 18030'
  | 'file too large'
  | 'not text'
  | 'unreadable'
  | 'hash damaged'
  | 'hash too large'
  | 'unknown example'
  | 'example not loaded'
  | 'not saved'
  | 'no result'
  | 'not fixed'
  | 'nothing to clean'
  | 'pasted plain'
  | 'pasted cells'
  | 'pasted as it is'
  | 'pasted as table'
  | 'pasted as code'
  | 'pasted as quotation'
  | 'pasting'
  | 'paste changed'
  | 'paste too large'
  | 'no table'
  | 'table not loaded'
  | 'table written'
  | 'table added'
  | 'table kept'
  | 'table stopped'
  | 'exporting'
  | 'nothing to export'
  | 'not exported'
  | 'export stopped'
  | 'export not loaded'
  | 'document of a program'
  | 'browser full'
  | 'browser forbids'
  | 'browser newer'
  | 'text replaced'
  | 'document deleted'
  | 'documents not loaded'
  | 'both kept'
  | 'file changed'
  | 'file refused'
  | 'file gone';

/** A button of a notice. */
interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

export interface Notice {
  readonly code:
    | NoticeCode
    | 'table too large'
    | 'link'
    | 'fixed'
    | 'cleaned'
    | 'pasted'
    | 'exported'
    | 'copied to'
    | 'file saved'
    | 'last text';
  /** The address of a link that was followed in the preview. */
  readonly href?: string;
  /** The line of the text that the notice is about, counted from 1. */
  readonly line?: number;
  /** The number of fixes that were made at once. */
  readonly count?: number;
  /** The file names that stand for pictures of a paste. */
  readonly pictures?: readonly string[];
  readonly actions?: readonly NoticeAction[];
  /** Whether its actions are still possible. Without it, they are. */
  readonly holds?: () => boolean;
  /** The content that an export could not carry. */
  readonly unsupported?: readonly Unsupported[];
  /** The features of copied Markdown that platforms do not render. */
  readonly platforms?: readonly PlatformSupport[];
  /** The name of a file or a document. */
  readonly name?: string;
  /** The encoding of a saved file. */
  readonly encoding?: string;
  /** The document that the notice offers to open. */
  readonly document?: StoredDocument;
}
