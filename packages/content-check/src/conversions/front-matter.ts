import {isMap, isScalar, isSeq, parseDocument, type Pair} from 'yaml';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {rangeOf} from './parse.ts';
import type {Conversion, ForeignText} from './step.ts';

/** Fields of other generators for the day of the last change. */
const updated = new Set(['updated', 'lastmod', 'last_modified_at']);

/**
 * Writes dates as days, in the zone in which the author wrote them, and tags and categories as one list. A name that the site knows by another
 * spelling gets the site's.
 */
export function frontMatter({
  source,
  tree,
  options: {tags = [], frontMatter = true},
}: ForeignText): Conversion {
  const [first] = tree.children;
  if (first?.type !== 'yaml' || !frontMatter) {
    return {fixes: []};
  }
  const {start} = rangeOf(first);
  const from = start + source.slice(start).indexOf('\n') + 1;
  const document = parseDocument(first.value, {logLevel: 'error'});
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return {fixes: []};
  }
  const pairs = document.contents.items;
  const find = (name: string) => pairs.find(({key}) => isScalar(key) && key.value === name);
  const fixes: Edit[] = [];
  const replace = (pair: Pair, text: string) => {
    const {begin, end} = rangeOfPair(pair);
    fixes.push({from: from + begin, to: from + end, insert: text});
  };

  const date = find('date');
  const day = date && dayOf(valueOf(date));
  if (date && day !== undefined && day !== valueOf(date)) {
    replace(date, `date: ${day}`);
  }
  const change = pairs.find(({key}) => isScalar(key) && updated.has(String(key.value)));
  const changed = change && dayOf(valueOf(change));
  if (change && changed !== undefined && !find('last_update')) {
    replace(change, `last_update: {date: ${changed}}`);
  }
  fixes.push(...oneListOfTags(find, tags, replaceWhole(`${first.value}\n`, from)));
  return {fixes};
}

function oneListOfTags(
  find: (name: string) => Pair | undefined,
  known: readonly string[],
  write: (pair: Pair, text: string) => Edit,
): Edit[] {
  const [tags, ...others] = ['tags', 'tag', 'categories', 'category'].flatMap(
    (name) => find(name) ?? [],
  );
  if (tags === undefined) {
    return [];
  }
  const all = [tags, ...others].flatMap((pair) => namesOf(pair.value));
  const names = [...new Set(all.map((name) => knownTag(name, known)))];
  const isList = isScalar(tags.key) && tags.key.value === 'tags' && isSeq(tags.value);
  const isSame = isList && namesOf(tags.value).join('\n') === names.join('\n');
  return [
    ...(isSame && others.length === 0
      ? []
      : [write(tags, `tags: [${names.map(quoted).join(', ')}]\n`)]),
    ...others.map((pair) => write(pair, '')),
  ];
}

/** A pair with all its lines. */
function replaceWhole(yaml: string, from: number) {
  return (pair: Pair, text: string): Edit => {
    const {begin, end} = rangeOfPair(pair);
    // The range of a list in lines ends after its last line break.
    const last = yaml.charAt(end - 1) === '\n' ? end - 1 : yaml.indexOf('\n', end);
    return {
      from: from + begin,
      to: from + (last < 0 ? yaml.length : last + 1),
      insert: last < 0 ? text.trimEnd() : text,
    };
  };
}

function rangeOfPair({key, value}: Pair): {readonly begin: number; readonly end: number} {
  const range = (node: unknown) => (node as {range?: readonly number[]} | null)?.range;
  return {begin: range(key)?.[0] ?? 0, end: range(value)?.[1] ?? range(key)?.[1] ?? 0};
}

const scalarText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const valueOf = ({value}: Pair): string =>
  isScalar(value) ? (value.source ?? String(value.value)).trim() : '';

/** The day of a date with or without a time and a zone; undefined for anything else. */
function dayOf(text: string): string | undefined {
  const {
    year = '',
    month = '',
    day = '',
  } = /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?(?:[T ].*)?$/.exec(text)
    ?.groups ?? {};
  return year === '' ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** All names in a list, in lists within it, and in a text with commas. */
function namesOf(value: unknown): string[] {
  if (isSeq(value)) {
    return value.items.flatMap(namesOf);
  }
  if (!isScalar(value) || value.value === null) {
    return [];
  }
  return scalarText(value.value)
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const knownTag = (name: string, known: readonly string[]) =>
  known.find((key) => key.toLowerCase() === name.toLowerCase().replaceAll(' ', '-')) ?? name;

const quoted = (name: string) =>
  /^[\p{L}\d][\p{L}\d ._+-]*$/u.test(name) &&
  Number.isNaN(Number(name)) &&
  !/^(?:true|false|null|yes|no|on|off)$/i.test(name)
    ? name
    : JSON.stringify(name);
