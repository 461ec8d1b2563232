import type {ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import {trustedHtml} from '@markdown-zh/ui/trusted-html';

/** The line is HTML from site/footer.ts, which the site's policy accepts only if it is marked as trusted. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return <Copyright copyright={trustedHtml(copyright)} />;
}
