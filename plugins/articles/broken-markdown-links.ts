import type {MarkdownHooks} from '@docusaurus/types';

type PictureReporter = Extract<
  MarkdownHooks['onBrokenMarkdownImages'],
  (...args: never[]) => unknown
>;
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

/** Stops the build at a picture that does not exist, with place and remedy instead of a stack. */
export const brokenMarkdownImages: PictureReporter = ({sourceFilePath, url, node}) => {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  const remedy = 'Correct its path, which is relative to the file, or remove the picture.';
  const error = new Error(
    `${sourceFilePath}:${line}:${column} the picture "${url}" does not exist. ${remedy}`,
  );
  error.stack = ''; // Docusaurus prints it below the message
  throw error;
};
