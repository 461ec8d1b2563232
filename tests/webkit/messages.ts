/** A message of a console, as WebKit's inspector gives it (`Console.messageAdded`). */
export interface ConsoleMessage {
  /** `error` and `warning` are what a reader's console shows in red and yellow. */
  readonly level: string;
  /** Its subject: `javascript`, `network`, `security`, `console-api`… */
  readonly source: string;
  readonly text: string;
  /** Empty for a message without a file. */
  readonly url?: string;
  readonly line?: number;
}

/** A fault on a page. */
export interface Fault {
  /** The page's path below the base URL, without a leading slash. */
  readonly page: string;
  readonly message: string;
}

/** WebKitGTK is built without web app manifests, so it reports the policy's directive for them. Safari knows it. */
const ofThisBuild = /^Unrecognized Content-Security-Policy directive 'manifest-src'\.\s*$/;

/** Faults among the messages of a page: its errors and warnings, with the place that they name. */
export function faultsAmong(page: string, messages: readonly ConsoleMessage[]): Fault[] {
  return messages
    .filter(
      ({level, text}) => (level === 'error' || level === 'warning') && !ofThisBuild.test(text),
    )
    .map(({level, source, text, url, line}) => ({
      page,
      message: `${source} ${level}: ${text}${url ? ` (${url}${line ? `:${line}` : ''})` : ''}`,
    }));
}

/** WebKit's message for a request that was cancelled because another page loaded. */
const cancelled = /^Fetch API cannot load \S+ due to access control checks\.$/;

/** Messages of a page after leaving it, without those of cancelled requests, which no reader sees. */
export function withoutCancelled(messages: readonly ConsoleMessage[]): ConsoleMessage[] {
  return messages.filter(({text}) => !cancelled.test(text));
}

/** A fault on one line. */
export function formatFault({page, message}: Fault): string {
  return `/${page}: ${message.replaceAll(/\s*\n\s*/g, ' ')}`;
}

/** The last line of the output. */
export function summaryOf(pages: number, faults: readonly Fault[]): string {
  return `${pages} pages, ${faults.length} errors`;
}

/** Whether pages were visited without faults. A site without pages does not pass. */
export function isSound(pages: number, faults: readonly Fault[]): boolean {
  return pages > 0 && faults.length === 0;
}
