import {contentLicence, licences, title} from './identity';
import {contentLanguage} from './locale';

/** Route of each blog below the base URL, without a leading slash. */
export const blogRoutes = {public: 'blog', private: 'icms'} as const;

/** The most posts in the public blog's sidebar, on a page of its lists, and in a feed, which would grow with the blog. The sidebar is on every page. */
export const mostPosts = 50;

/** Options of both blogs, which share the authors and tags of the public blog. */
const shared = {
  authorsMapPath: '../blog/authors.yml',
  tags: '../blog/tags.yml',
  showReadingTime: true,
  onInlineAuthors: 'throw' as const,
  onInlineTags: 'throw' as const,
  onUntruncatedBlogPosts: 'ignore' as const, // the content check warns
  feedOptions: {type: null}, // plugins/machines/feeds
};

export const publicBlog = {
  ...shared,
  path: 'blog',
  routeBasePath: blogRoutes.public,
  blogTitle: 'Blog',
  blogDescription: '串行总线、屏幕、半导体、Ubuntu、HarmonyOS：写给工程师的中文技术文章',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: mostPosts,
  postsPerPage: mostPosts,
};

export const privateBlog = {
  ...shared,
  id: 'icms',
  path: 'icms',
  routeBasePath: blogRoutes.private,
  blogTitle: 'Private Blog',
  blogDescription: 'Private Blog not Display',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL' as const,
  postsPerPage: 10,
};

/** The files of the public blog's feeds, below the base URL. plugins/machines/feeds writes them. */
export const feedFiles = ['rss.xml', 'atom.xml', 'feed.json'].map(
  (file) => `${blogRoutes.public}/${file}`,
);

/** The blogs that have feeds. Feeds are lists for machines, so the hidden blog has none. */
export function feedsOf({showPrivateBlog}: {readonly showPrivateBlog: boolean}) {
  const followed = [{id: 'default', ...publicBlog}, ...(showPrivateBlog ? [privateBlog] : [])];
  return {
    blogs: followed.map(({id, routeBasePath, blogTitle, blogDescription}) => ({
      id,
      route: routeBasePath,
      title: `${title} ${blogTitle}`,
      description: blogDescription,
    })),
    mostEntries: mostPosts,
    language: contentLanguage,
    rights: `${licences.content} (${contentLicence})`,
  };
}
