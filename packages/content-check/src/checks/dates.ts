import type {Article} from './article.ts';
import type {Issue} from './issue.ts';
import {placeAt} from './place.ts';

/** Checks that a post was not updated before it was published. The schema checks the form of both dates. */
export function checkDates({
  file,
  source,
  frontMatter,
}: Pick<Article, 'file' | 'source' | 'frontMatter'>): Issue[] {
  const {date, last_update: update} = frontMatter;
  const changed =
    typeof update === 'object' && update !== null && 'date' in update ? update.date : undefined;
  if (typeof date !== 'string' || typeof changed !== 'string' || changed >= date) {
    return [];
  }
  const message = `The last change, ${changed}, is before the publication, ${date}. Correct one of them, or leave last_update to Git.`;
  return [
    {file, ...placeAt(source, Math.max(0, source.indexOf('last_update'))), rule: 'dates', message},
  ];
}
