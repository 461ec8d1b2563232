// Not `redirects.json`: Node would load it for `./redirects`.
import list from './old-addresses.json';

/**
 * Addresses below the base URL that were published and are gone, with their replacements: `"/blog/old": "/blog/new"`. `npm run import`
 * adds those of an old blog. plugins/hosting/html-addresses writes a redirect page for each, and plugins/hosting/host-files the
 * configuration of hosts.
 */
export const redirects: Readonly<Record<string, string>> = list;
