import type {NoticeCode} from './notices.ts';
import {readHash, type Shared} from './share.ts';
import {samples} from './samples.ts';
import type {Start} from './interface/Editor/text-editor.ts';
import type {Session} from './session.ts';

/** The initial content of the playground. */
interface InitialContent {
  readonly editor: Start;
  /** The address's text or example, which replaces the session's text as an undoable edit. */
  readonly shared?: Extract<Shared, {kind: 'text' | 'example'}>;
  readonly notice?: NoticeCode;
}

/** Notices for a hash without a readable text. */
export const hashNotices = {
  damaged: 'hash damaged',
  'too large': 'hash too large',
} as const satisfies Partial<Record<Shared['kind'], NoticeCode>>;

/**
 * The address's text, unless the session already contains it with the reader's changes. Without one, the session's text,
 * and without a session, the first sample. No address can destroy the session's text: another text replaces it as one
 * undoable step, and a damaged link leaves it unchanged.
 */
export function initialContent(hash: string, kept: Session | undefined): InitialContent {
  const shared = readHash(hash);
  const own = kept ? {json: kept.editor} : {text: samples[0].text};
  if (kept?.hash === hash) {
    return {editor: own};
  }
  switch (shared.kind) {
    case 'text':
      return kept ? {editor: own, shared} : {editor: {text: shared.text}};
    case 'example':
      return {editor: own, shared};
    case 'none':
      return {editor: own};
    default:
      return {editor: own, notice: hashNotices[shared.kind]};
  }
}
