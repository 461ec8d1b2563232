import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {sameOriginPath} from '@markdown-zh/ui/same-origin-path';
import {redirectPolicy} from '../../../site/hosting';

/** The script of every redirect page, so that a policy needs one hash. The target is beside it. */
export const redirectScript =
  'location.replace(document.currentScript.dataset.target + location.search + location.hash)';

/** For hosts that send no headers. */
const policy = redirectPolicy(sourceHash(redirectScript));

/**
 * A page that redirects to another address of the site: by a refresh without JavaScript, otherwise by a script that keeps query
 * and anchor.
 *
 * @param target the address to go to, encoded, below the site's origin
 * @param canonical the whole address that its page calls its own, encoded
 * @throws {Error} when the target leads to another site
 */
export function renderRedirectPage(target: string, canonical: string): string {
  if (sameOriginPath(target, canonical) === undefined) {
    throw new Error(
      `A redirect leads to ${target}, which browsers read as another site. Correct it in site/redirects.ts or site/old-addresses.json.`,
    );
  }
  const attribute = escapeAttribute(target);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Moved</title>
<meta http-equiv="refresh" content="0; url=${attribute}">
<link rel="canonical" href="${escapeAttribute(canonical)}">
<script data-target="${attribute}">${redirectScript}</script>
</head>
<body>
<p>This page is at <a href="${attribute}">another address</a>.</p>
</body>
</html>
`;
}

/**
 * The file at the other form of a page's address: `<route>.html` if pages are stored in folders, `<route>/` if they are files.
 * The former is a folder with an `index.html`, because a file of that name would shadow the page on hosts that try `.html` first.
 *
 * @param route a route below the base URL, without slashes at its ends
 * @returns a path below the build folder, or undefined where no such address exists
 */
export function otherFile(route: string, trailingSlash: boolean | undefined): string | undefined {
  if (route === '' || route.endsWith('.html')) {
    return undefined;
  }
  return trailingSlash === false ? `${route}/index.html` : `${route}.html/index.html`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
