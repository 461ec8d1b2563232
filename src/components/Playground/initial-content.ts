import type {NoticeCode} from './notices';
import {readHash, type Shared} from './share';
import {samples} from './samples';
import type {Session} from './session';

/** What the playground begins with. */
export interface InitialContent {
  readonly editor: {readonly text: string} | {readonly json: unknown};
  /** The address's text or example, to be put in place of what the tab held, so that this can be undone. */
  readonly shared?: Extract<Shared, {kind: 'text' | 'example'}>;
  readonly notice?: NoticeCode;
}

/** What a hash that carries no text has to say. */
export const hashNotices = {
  damaged: 'hash damaged',
  'too large': 'hash too large',
} as const satisfies Partial<Record<Shared['kind'], NoticeCode>>;

/**
 * The address's text, unless the tab already holds what the reader made of it; else the tab's text;
 * else the first example. No address costs the tab its text: a text of an address replaces it in one step that can be
 * undone, and a damaged one leaves it.
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
