import type {MarkdownHooks} from '@docusaurus/types';

type Reporter = Extract<MarkdownHooks['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

/**
 * Reports a link to a missing Markdown file: an error when `strict`, otherwise a warning (contract E8). Docusaurus's own warning
 * leaves the file name in the page as an address, which then fails the build as a broken link. Here the link leads to the
 * not-found page.
 */
export default function brokenMarkdownLinks(options: {
  readonly strict: boolean;
  readonly baseUrl: string;
}): Reporter {
  return ({sourceFilePath, url, node}) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    const message = `${sourceFilePath}:${line}:${column} the Markdown link "${url}" leads to no article. Correct its path, which is relative to the file it stands in.`;
    if (options.strict) {
      throw new Error(message);
    }
    console.warn(`[WARNING] ${message}`);
    return `pathname://${options.baseUrl}404.html`;
  };
}
