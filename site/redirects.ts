/**
 * Addresses below the base URL that were published and are gone, each with the one that took its place: `'/blog/old': '/blog/new'`.
 * A build puts a page at each that leads on (plugins/hosting/html-addresses), and says so to hosts that can (plugins/hosting/host-files).
 */
export const redirects: Readonly<Record<string, string>> = {};
