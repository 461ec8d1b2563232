import type {BlogContent, BlogTag} from '@docusaurus/plugin-content-blog';
import {isLead} from './order';

/** The content of a blog without the pages of series other than lead pages. */
export function withLeadPages(content: BlogContent): BlogContent {
  const blogPosts = content.blogPosts.filter(isLead);
  const ids = new Set(blogPosts.map(({id}) => id));
  const blogTags = Object.fromEntries(
    Object.entries(content.blogTags).map(([permalink, tag]) => [permalink, withItems(tag, ids)]),
  );
  return {...content, blogPosts, blogTags};
}

function withItems(tag: BlogTag, ids: ReadonlySet<string>): BlogTag {
  const items = tag.items.filter((id) => ids.has(id));
  const [first] = tag.pages;
  const perPage = first?.metadata.postsPerPage ?? 1;
  const totalPages = Math.max(1, Math.ceil(items.length / perPage));
  const pages = tag.pages.slice(0, totalPages).map(({metadata}, index) => {
    const {nextPage, ...others} = metadata;
    const hasNext = index + 1 < totalPages;
    return {
      items: items.slice(index * perPage, (index + 1) * perPage),
      metadata: {
        ...others,
        totalPages,
        totalCount: items.length,
        ...(hasNext && nextPage !== undefined && {nextPage}),
      },
    };
  });
  return {...tag, items, pages};
}
