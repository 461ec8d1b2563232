import type {ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import {trustedHtml} from '@site/src/lib/trusted-html';

/** The line is HTML of site/footer.ts, and the site's policy wants to be told so. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return <Copyright copyright={trustedHtml(copyright)} />;
}
