import type {NoticeCode} from './notices';
import {readHash, type Shared} from './share';
import {starters} from './starters';
import type {Kept} from './storage';

/** What the workbench begins with. */
export interface Beginning {
  readonly editor: {readonly text: string} | {readonly json: unknown};
  /** An example that is still to be fetched. */
  readonly example?: Extract<Shared, {kind: 'example'}>;
  readonly notice?: NoticeCode;
}

/** What a hash that carries no text has to say. */
export const hashNotices = {
  damaged: 'hash damaged',
  'too large': 'hash too large',
} as const satisfies Partial<Record<Shared['kind'], NoticeCode>>;

/**
 * The address's text, unless the tab already holds what the reader made of it; else the tab's text;
 * else the first example. A damaged address never costs the tab its text.
 */
export function beginning(hash: string, kept: Kept | undefined): Beginning {
  const shared = readHash(hash);
  const own = kept ? {json: kept.editor} : {text: starters[0].text};
  if (kept?.hash === hash) {
    return {editor: own};
  }
  switch (shared.kind) {
    case 'text':
      return {editor: {text: shared.text}};
    case 'example':
      return {editor: own, example: shared};
    case 'none':
      return {editor: own};
    default:
      return {editor: own, notice: hashNotices[shared.kind]};
  }
}
