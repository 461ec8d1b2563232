import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {samplePlace, samples} from '../../../site/home';
import {isLead} from '../../articles/blog-series/order';
import {renderExample} from '../../../src/lib/render-example';

/**
 * `@generated/home/default/home.json`
 *
 * @public by way of generated.d.ts, which knip does not follow
 */
export interface HomeData {
  /** The result of the first sample, sanitised. */
  readonly sampleHtml: string;
  readonly newest: readonly Newest[];
}

interface Newest {
  readonly title: string;
  readonly permalink: string;
  /** ISO 8601, of the day alone. */
  readonly date: string;
  /** Rounded up; absent if the blog does not show it. */
  readonly minutes: number | undefined;
}

const newestCount = 5;

/** Gives the home page its data, so that it loads neither posts nor an engine. */
export default function home(context: {readonly baseUrl: string}): Plugin {
  return {
    name: 'home',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const data: HomeData = {
        sampleHtml: renderExample(samples[0].source, {
          flavour: 'gfm',
          idPrefix: samplePlace,
          baseUrl: context.baseUrl,
        }).html,
        newest: newestOf(blog?.blogPosts ?? []),
      };
      await actions.createData('home.json', JSON.stringify(data));
    },
  };
}

/**
 * The latest listed posts; a series by its lead page.
 *
 * @param posts newest first, as the blog plugin gives them; unlisted ones are left out
 */
export function newestOf(
  posts: readonly Pick<BlogContent['blogPosts'][number], 'metadata'>[],
): Newest[] {
  return posts
    .filter((post) => !post.metadata.unlisted && isLead(post))
    .slice(0, newestCount)
    .map(({metadata: {title, permalink, date, readingTime}}) => ({
      title,
      permalink,
      date: date.toISOString().slice(0, 10),
      minutes: readingTime === undefined ? undefined : Math.ceil(readingTime),
    }));
}
