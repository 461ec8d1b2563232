import {posix} from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';

/**
 * Puts the posts of a series in reading order: the lead page (`index.md` of a folder), then the other posts of the folder by
 * `series_position`. Posts of different days keep their order. Lists, the sidebar, the feeds and the links to the next post use
 * this order.
 */
export function inSeriesOrder(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => {
    const byDay = b.metadata.date.valueOf() - a.metadata.date.valueOf();
    return byDay || compare(seriesOf(a), seriesOf(b)) || positionOf(a) - positionOf(b);
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A name that the posts of a series share: their folder. A post without a folder of its own (`blog/a.md`) is a series of one. */
export function seriesOf({metadata: {source}}: BlogPost): string {
  const folder = posix.dirname(source);
  return posix.dirname(folder) === '@site' ? source : folder;
}

function positionOf({metadata}: BlogPost): number {
  return Number(metadata.frontMatter.series_position ?? 0);
}

/** Whether a post is the lead page of a series, or stands alone. */
export function isLead({metadata}: Pick<BlogPost, 'metadata'>): boolean {
  return metadata.frontMatter.series_position === undefined;
}

/** Posts without their Markdown: Docusaurus would give all of it to the page of the archive, which shows titles. */
export function withoutText(posts: readonly BlogPost[]): BlogPost[] {
  return posts.map((post) => ({...post, content: ''}));
}
