/** A message of a console, as WebKit's inspector gives it (`Console.messageAdded`). */
export interface ConsoleMessage {
  /** `error` and `warning` are what a reader's console shows in red and yellow. */
  readonly level: string;
  /** What it is about: `javascript`, `network`, `security`, `console-api`… */
  readonly source: string;
  readonly text: string;
  /** Empty where no file is behind it. */
  readonly url?: string;
  readonly line?: number;
}

/** What does not work on a page. */
export interface Fault {
  /** The page's path below the base URL, without a leading slash. */
  readonly page: string;
  readonly message: string;
}

/** WebKitGTK is built without web app manifests, and does not know what the site's policy says about them. Safari does. */
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

/** What WebKit says, in these words, of a file of the site's own that a page asked for when another one was loaded in its place. */
const cancelled = /^Fetch API cannot load \S+ due to access control checks\.$/;

/** Messages of a page that has been left, without those that nobody sees, because they come while it is left. */
export function withoutCancelled(messages: readonly ConsoleMessage[]): ConsoleMessage[] {
  return messages.filter(({text}) => !cancelled.test(text));
}

/** A fault on one line. */
export function formatFault({page, message}: Fault): string {
  return `/${page}: ${message.replaceAll(/\s*\n\s*/g, ' ')}`;
}

/** What is said at the end. */
export function summaryOf(pages: number, faults: readonly Fault[]): string {
  return `${pages} pages, ${faults.length} errors`;
}

/** Whether everything has been looked at, and nothing was found. A site without pages has not been. */
export function isSound(pages: number, faults: readonly Fault[]): boolean {
  return pages > 0 && faults.length === 0;
}
