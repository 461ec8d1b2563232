/** A pending result. Browsers need the promise during the click. */
interface Content {
  readonly plain: Promise<string>;
  readonly html?: Promise<string>;
}

/** Copies content, and returns the outcome: `no result` if the content could not be made. */
export async function tryCopy(content: Content): Promise<'copied' | 'no result' | 'copy failed'> {
  try {
    await copyContent(content);
    return 'copied';
  } catch {
    const results = await Promise.allSettled([content.plain, content.html]);
    const isMissing = results.some(({status}) => status === 'rejected');
    return isMissing ? 'no result' : 'copy failed';
  }
}

/** Copies plain text, and rich text if there is HTML. Rejects if the browser does. */
export async function copyContent({plain, html}: Content): Promise<void> {
  if (!html && typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await plain); // Firefox before 127
    return;
  }
  if (html && 'userAgentData' in navigator && copyByEvent(await plain, await html)) {
    return;
  }
  const as = (type: string) => (text: string) => new Blob([text], {type});
  const items = {
    'text/plain': plain.then(as('text/plain')),
    ...(html && {'text/html': html.then(as('text/html'))}),
  };
  // eslint-disable-next-line compat/compat -- without it HTML cannot be copied, and the caller says so
  await navigator.clipboard.write([new ClipboardItem(items)]);
}

/**
 * Copies in a `copy` event, which takes HTML as it is. Chromium's `clipboard.write` parses it in the page, whose policy forbids inline
 * styles. Other browsers need the content's promise during the click instead. Returns false if the browser does not copy.
 */
function copyByEvent(plain: string, html: string): boolean {
  const listeners = new AbortController();
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', plain);
    event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', write, {capture: true, signal: listeners.signal});
  // oxlint-disable-next-line typescript/no-deprecated -- no other way hands HTML over unparsed
  const isCopied = document.execCommand('copy');
  listeners.abort();
  return isCopied;
}
