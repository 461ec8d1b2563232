import {message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import {positionAt} from './position.ts';

/** Checks that a post was not updated before it was published. The schema checks the form of both dates. */
export function checkDates({
  file,
  source,
  frontMatter,
}: Pick<Article, 'file' | 'source' | 'frontMatter'>): Finding[] {
  const {date, last_update: update} = frontMatter;
  const changed =
    typeof update === 'object' && update !== null && 'date' in update ? update.date : undefined;
  if (typeof date !== 'string' || typeof changed !== 'string' || changed >= date) {
    return [];
  }
  return [
    {
      ...{file, ...positionAt(source, Math.max(0, source.indexOf('last_update'))), rule: 'dates'},
      message: message('update-before-publication', {changed, date}),
    },
  ];
}
