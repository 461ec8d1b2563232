import type {Article} from '@markdown-zh/content-check/article';

/** The path of an article's page below the base URL, without a leading slash. */
export function pathOf({file, frontMatter}: Pick<Article, 'file' | 'frontMatter'>): string {
  const [folder = ''] = file.split('/', 1);
  if (folder === 'blog' || folder === 'icms') {
    return `${folder}/${String(frontMatter.slug)}`;
  }
  return file
    .replace(/^src\/pages\//, '')
    .replace(/^learn\/\d+-/, 'learn/')
    .replace(/(?:\/index)?\.mdx?$/, '');
}
