import {unlistedPage} from './article-components';
import {privateBlog, publicBlog} from './blogs';
import {offlinePath} from './offline';

/** Path of the page of all results, below the base URL. */
export const searchPath = 'search';

/** Where the files of the index are, below the base URL, with a slash at the end. */
export const indexPath = 'search-index/';

/** What the local search finds: posts of these blogs, by the id of their plugin, and no page of these paths. */
export function searchScope({showPrivateBlog}: {readonly showPrivateBlog: boolean}) {
  return {
    blogs: {
      default: publicBlog.blogTitle,
      ...(showPrivateBlog && {[privateBlog.id]: privateBlog.blogTitle}),
    },
    excluded: [unlistedPage, searchPath, offlinePath],
  };
}
