import {makeCorpus} from '../corpus/markdown-files';

/** The files of a post: its text, and a picture of its own beside it. */
export interface PostFiles {
  /** Its folder, below the folder of the blog. */
  readonly folder: string;
  readonly text: string;
  readonly picture: Uint8Array;
}

/** The name of a post's picture. */
export const pictureName = 'picture.webp';

const day = 24 * 60 * 60 * 1000;
const newest = Date.UTC(2026, 9, 31);

/**
 * Posts in Chinese, one a day, each with a picture that no other has. The same seed gives the same posts.
 *
 * @param picture in a format that allows bytes after its end, such as WebP; its copies differ in them
 */
export function makePosts(count: number, seed: number, picture: Uint8Array): PostFiles[] {
  return makeCorpus(count, seed).map(({text}, index) => {
    const [, head = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? [];
    const [summary = '', ...rest] = body.trim().split('\n\n');
    const date = new Date(newest - index * day).toISOString().slice(0, 10);
    const number = String(index + 1);
    return {
      folder: `${date}-post-${number}`,
      text: [
        `---\n${head}slug: post-${number}\ndate: ${date}\nauthors: [editors]\ntags: [hello]\n---`,
        summary,
        '<!-- truncate -->',
        `![第 ${number} 张图](./${pictureName})`,
        ...rest,
      ].join('\n\n'),
      picture: Buffer.concat([picture, Buffer.from(number)]),
    };
  });
}
