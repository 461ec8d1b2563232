/** The origin of messages from the frame: its sandbox denies it one. */
export const frameOrigin = 'null';

/**
 * The origin of the page that may use this frame. A sandboxed document has no origin of its own, but its base address is that of the site. If
 * the page has written the document (`srcdoc`), its base address is the page's:
 * https://html.spec.whatwg.org/multipage/urls-and-fetching.html#fallback-base-url.
 *
 * @param baseAddress `document.baseURI`, read before the frame shows anything
 * @returns undefined if the address has no origin that could be compared
 */
export function siteOriginOf(baseAddress: string): string | undefined {
  try {
    const {origin} = new URL(baseAddress);
    return origin === 'null' ? undefined : origin;
  } catch {
    return undefined;
  }
}

/** Whether a message comes from the site's own page. The source alone could be any page that embeds the frame. */
export function isFromSite(
  {source, origin}: Pick<MessageEvent, 'source' | 'origin'>,
  page: MessageEventSource,
  siteOrigin: string | undefined,
): boolean {
  return source === page && siteOrigin !== undefined && origin === siteOrigin;
}
