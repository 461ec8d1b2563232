import {useMemo} from 'react';
import {trustedHtml} from './trusted-html.ts';

/**
 * HTML for `dangerouslySetInnerHTML`, the same object for the same text. For another TrustedHTML object React would write the
 * HTML again, and the focus and the selection in it would be lost.
 */
export default function useTrustedHtml(html: string): {readonly __html: string} {
  return useMemo(() => ({__html: trustedHtml(html)}), [html]);
}
