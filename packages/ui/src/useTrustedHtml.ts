import {useMemo} from 'react';
import {trustedHtml} from './trusted-html.ts';

/**
 * HTML for `dangerouslySetInnerHTML`, the same object for the same text: React writes another TrustedHTML object again, and
 * the focus and the selection in it would be lost.
 */
export default function useTrustedHtml(html: string): {readonly __html: string} {
  return useMemo(() => ({__html: trustedHtml(html)}), [html]);
}
