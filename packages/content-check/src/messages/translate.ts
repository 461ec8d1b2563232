import type {Issue} from '../checks/issue.ts';
import type {Config} from '../config.ts';
import {chinese} from './chinese.ts';

interface Pattern {
  readonly english: RegExp;
  readonly chinese: string;
}

/** Made on first use, because a run without issues needs none. */
let patterns: readonly Pattern[] | undefined;

function patternOf([english, translation]: readonly [string, string]): Pattern {
  const source = english
    .split('{}')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('(.*?)');
  return {english: new RegExp(`^${source}$`, 's'), chinese: translation};
}

const suggestion = / Did you mean "([^"]*)"\?/;

/**
 * The Chinese form of a message.
 *
 * @param sentences of the site, each with its translation: the remedies of fields
 * @returns undefined for a message that is not in the table
 */
export function inChinese(
  message: string,
  sentences: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  patterns ??= chinese.map(patternOf);
  const meant = suggestion.exec(message)?.[1];
  const plain = message.replace(suggestion, '');
  for (const pattern of patterns) {
    const values = pattern.english.exec(plain)?.slice(1);
    if (values) {
      const translated = pattern.chinese.replace(/\{(\d)\}/g, (_, number: string) => {
        const value = values[Number(number) - 1] ?? '';
        return sentences.get(value) ?? value;
      });
      return meant === undefined ? translated : `${translated}是不是想写「${meant}」？`;
    }
  }
  return undefined;
}

/** Adds the Chinese sentences to issues, if the site or the system asks for them. */
export function inLanguageOf(
  issues: readonly Issue[],
  {language, frontMatter}: Pick<Config, 'language' | 'frontMatter'>,
  {LC_ALL, LC_MESSAGES, LANG}: Readonly<Record<string, string | undefined>> = process.env,
): readonly Issue[] {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? '';
  if (language !== 'zh' && !locale.startsWith('zh')) {
    return issues;
  }
  const fields = Object.values(frontMatter).flatMap(({properties}) => Object.values(properties));
  const sentences = new Map(
    fields.flatMap(({remedy, remedyInChinese}) =>
      remedyInChinese === undefined ? [] : [[remedy, remedyInChinese] as const],
    ),
  );
  return issues.map((issue) => {
    const translated = issue.chinese ?? inChinese(issue.message, sentences);
    return translated === undefined ? issue : {...issue, chinese: translated};
  });
}
