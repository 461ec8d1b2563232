import {type Article, positionAt, placeholder, readProse} from '@markdown-zh/content-check/article';
import type {WordedFinding} from '@markdown-zh/content-check';

/** A place in an article, and its text. */
export interface Mark extends Pick<WordedFinding, 'file' | 'line' | 'column'> {
  /** The mark with some words before it. */
  readonly text: string;
}

/** A date at which a statement was true. */
export interface DatedMark extends Mark {
  /** `2025-03`: a year alone ends in December. */
  readonly month: string;
}

const unverified = /(?<!「)(?:未核实|未实测)(?!」)/g;

/** Dates of statements, not ends of reporting periods of companies. */
const asOf =
  /截至(?![^，。；）]{0,24}(?:财年|财季|季度|年度))\s*(?<year>\d{4})\s*年(?:\s*(?<month>\d{1,2})\s*月)?|(?<yearOfVisit>\d{4})\s*年\s*(?<monthOfVisit>\d{1,2})\s*月(?:\s*\d{1,2}\s*日)?查阅/g;

/** Characters to show before a mark. */
const context = 24;

/** The claims that an article marks as unverified. A mark in 「」 is the subject of a sentence, so it does not count. */
export function findUnverified(article: Article): Mark[] {
  return findMarks(article, unverified).map(({mark}) => mark);
}

/** The dates of an article's statements. */
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
        ...positionAt(source, offsets[index] ?? 0),
        text: text
          .slice(Math.max(0, index - context), index + words.length)
          .replace(/\s+/g, ' ')
          .replaceAll(placeholder, '`…`'),
      },
      groups,
    })),
  );
}
