import {convert, type Note} from '@markdown-zh/content-check';

/** Tells the conversion that the page has a title, so that its text has no heading of level 1. */
const head = '---\ntitle: a\n---\n\n';

/**
 * Turns the Markdown of another generator into MDX of this site that a reader reads as before. Pictures and links keep their addresses.
 *
 * @param components the tags to keep, which are the site's components
 * @param pathOfPost gives the path of a post, by its name in tags such as Hexo's `post_link`
 */
export function convertBody(
  body: string,
  components: readonly string[] | undefined,
  pathOfPost: (name: string) => string | undefined,
): {readonly text: string; readonly notes: readonly Note[]} {
  const {text, notes} = convert(head + body, {
    ...(components && {components}),
    frontMatter: false,
    isForeign: true,
    postOf: pathOfPost,
  });
  return {text: text.slice(head.length), notes};
}
