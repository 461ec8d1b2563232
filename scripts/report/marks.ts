import {type Article, placeAt, placeholder, readProse} from '@markdown-zh/content-check/article';
import type {Issue} from '@markdown-zh/content-check';

/** A place of an article, and what stands there. */
export interface Mark extends Pick<Issue, 'file' | 'line' | 'column'> {
  /** The words of the mark with some of those before them. */
  readonly text: string;
}

/** A day, month or year by which something was so. */
export interface DatedMark extends Mark {
  /** `2025-03`: a year alone ends in December. */
  readonly month: string;
}

const unverified = /(?<!「)(?:未核实|未实测)(?!」)/g;

/** Dates of knowledge, not the end of a period that a company reports on. */
const asOf =
  /截至(?![^，。；）]{0,24}(?:财年|财季|季度|年度))\s*(?<year>\d{4})\s*年(?:\s*(?<month>\d{1,2})\s*月)?|(?<yearOfVisit>\d{4})\s*年\s*(?<monthOfVisit>\d{1,2})\s*月(?:\s*\d{1,2}\s*日)?查阅/g;

/** Characters before a mark that are shown with it. */
const context = 24;

/** The claims that an article marks as not verified; a mark that is itself the subject, in 「」, is none. */
export function findUnverified(article: Article): Mark[] {
  return findMarks(article, unverified).map(({mark}) => mark);
}

/** The dates by which an article says that something was so. */
export function findAsOf(article: Article): DatedMark[] {
  return findMarks(article, asOf).map(({mark, groups}) => {
    const year = groups.year ?? groups.yearOfVisit ?? '';
    const month = groups.month ?? groups.monthOfVisit ?? '12';
    return {...mark, month: `${year}-${month.padStart(2, '0')}`};
  });
}

/**
 * Whole months from a month to a day.
 *
 * @param month `2025-03`
 * @param today `2026-11-23`
 */
export function monthsSince(month: string, today: string): number {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(today) - count(month);
}

function findMarks(article: Article, pattern: RegExp) {
  const {file, source} = article;
  return readProse(article).flatMap(({text, offsets}) =>
    [...text.matchAll(pattern)].map(({0: words, index, groups = {}}) => ({
      mark: {
        file,
        ...placeAt(source, offsets[index] ?? 0),
        text: text
          .slice(Math.max(0, index - context), index + words.length)
          .replace(/\s+/g, ' ')
          .replaceAll(placeholder, '`…`'),
      },
      groups,
    })),
  );
}
