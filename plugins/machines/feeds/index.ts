import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, PluginModule, Props} from '@docusaurus/types';
import {readTokens} from '../../../src/css/tokens';
import {pageFile} from '@markdown-zh/build-tools/page-file';
import {atom} from './atom';
import {feedBody} from './body';
import type {Entry, Feed} from './model';
import {json} from './json';
import {rss} from './rss';

/** A blog with feeds. */
interface Blog {
  /** The id of its Docusaurus plugin. */
  readonly id: string;
  /** The route of its list of posts, below the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

interface Options {
  readonly blogs: readonly Blog[];
  /** The most entries of a feed, the newest. */
  readonly mostEntries: number;
  /** BCP 47, of the posts. */
  readonly language: string;
  readonly rights: string;
}

const formats = [
  {file: 'rss.xml', type: 'application/rss+xml', name: 'RSS', write: rss},
  {file: 'atom.xml', type: 'application/atom+xml', name: 'Atom', write: atom},
  {file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed', write: json},
] as const;

/**
 * Writes the feeds of blogs from the finished pages of their posts. See the README for the faults of Docusaurus's own feeds.
 */
export default function feeds({blogs, mostEntries, language, rights}: Options): PluginModule {
  return (context) => {
    const posts = new Map<string, readonly BlogPost[]>();

    return {
      name: 'feeds',
      injectHtmlTags: () => ({headTags: blogs.flatMap((blog) => tagsOf(blog, context.baseUrl))}),
      allContentLoaded({allContent}) {
        const contents = allContent['docusaurus-plugin-content-blog'] ?? {};
        for (const {id} of blogs) {
          const {blogPosts = []} = (contents[id] ?? {}) as Partial<BlogContent>;
          const published = blogPosts.filter(
            ({metadata}) => !metadata.unlisted && !metadata.frontMatter.draft,
          );
          posts.set(id, published.slice(0, mostEntries));
        }
      },
      async postBuild(build) {
        const {baseUrl, siteConfig, siteDir} = build;
        const colours = readTokens(
          readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8'),
          'light',
        );
        for (const {id, route, title, description} of blogs) {
          const entries: Entry[] = [];
          // One by one, because all pages of a large site would fill the memory.
          for (const post of posts.get(id) ?? []) {
            entries.push(await writeEntry(post, build, colours));
          }
          const home = siteConfig.url + baseUrl + route;
          const feed: Feed = {title, description, home, language, rights, entries};
          for (const {file, write} of entries.length > 0 ? formats : []) {
            await writeFile(join(build.outDir, route, file), write(feed, `${home}/${file}`));
          }
        }
      },
    };
  };
}

function tagsOf({route, title}: Blog, baseUrl: string): HtmlTagObject[] {
  return formats.map(({file, type, name}) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type,
      href: `${baseUrl}${route}/${file}`,
      title: `${title} (${name})`,
    },
  }));
}

/** A post as an entry. Its diagrams, and pictures that are part of its page, are written beside the page. */
async function writeEntry(
  {metadata}: BlogPost,
  {outDir, baseUrl, siteConfig}: Props,
  colours: ReadonlyMap<string, string>,
): Promise<Entry> {
  const {permalink, title, description, date, frontMatter, authors, tags} = metadata;
  const absolute = (path: string) => new URL(encodeURI(decodeURI(path)), siteConfig.url).href;
  const path = decodeURI(permalink.slice(baseUrl.length));
  const url = absolute(permalink);
  const page = await readFile(join(outDir, pageFile(path, siteConfig.trailingSlash)), 'utf8');
  const body = feedBody(page, {url, colours});
  if (!body) {
    throw new Error(
      `The page of ${permalink} has no text for the feeds. Check the HTML of this Docusaurus against plugins/machines/feeds/body.ts.`,
    );
  }
  for (const {name, content} of body.files) {
    const file = join(outDir, path, name);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  return {
    url,
    title,
    description,
    published: date,
    updated: dateOf(frontMatter.last_update) ?? inSeries(date, frontMatter.series_position),
    authors: authors.map(({name, page: own}) => ({
      name: name ?? '',
      url: own ? absolute(own.permalink) : undefined,
    })),
    tags: tags.map(({label}) => label),
    html: body.html,
  };
}

/** The pages of a series have one day. A minute for each makes their times differ, as feed validators want. */
function inSeries(date: Date, position: unknown): Date {
  return new Date(date.valueOf() + (typeof position === 'number' ? position : 0) * 60_000);
}

/** The author's date. Git's date would not be correct. */
function dateOf(update: {readonly date?: Date | string} | undefined): Date | undefined {
  return update?.date === undefined ? undefined : new Date(update.date);
}
