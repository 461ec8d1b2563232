import type {Finding, WordedFinding} from '../checks/issue.ts';
import type {Config} from '../config.ts';
import {en} from './en.ts';
import type {Message, TwoSentenceKey} from './message.ts';
import {zh} from './zh.ts';

/** A key and its values belong together, which TypeScript does not see here. */
type Sentence = (values: Message['values']) => string;

const sentencesOf = ({key, values}: Message): string[] =>
  [en[key] as Sentence | readonly Sentence[]].flat().map((write) => write(values));

/** The English sentences of a message that has two: the fault, and its remedy. */
export function faultAndRemedy(
  message: Message<TwoSentenceKey>,
): readonly [fault: string, remedy: string] {
  const [fault = '', remedy = ''] = sentencesOf(message);
  return [fault, remedy];
}

/**
 * A finding with its English sentence. The rules of `@markdown-zh/diagnosis` give their reasons in Chinese alone, so their findings also
 * have the Chinese sentence.
 */
export function inEnglish(finding: Finding): WordedFinding {
  const {message, excerpt, ...place} = finding;
  const sentence = sentencesOf(message).join(' ');
  return {
    ...place,
    message: excerpt === undefined ? sentence : en.excerpt({excerpt, sentence}),
    ...(message.key === 'unintended-rendering' && {chinese: chineseOf(finding)}),
  };
}

function chineseOf({message: {key, values}, excerpt}: Finding): string {
  const sentence = (zh[key] as Sentence)(values);
  return excerpt === undefined ? sentence : zh.excerpt({excerpt, sentence});
}

/** Findings with their English sentences, and with the Chinese ones if the site or the system asks for them. */
export function inLanguageOf(
  findings: readonly Finding[],
  {language}: Pick<Config, 'language'>,
  {LC_ALL, LC_MESSAGES, LANG}: Readonly<Record<string, string | undefined>> = process.env,
): WordedFinding[] {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? '';
  return language === 'zh' || locale.startsWith('zh')
    ? findings.map((finding) => ({...inEnglish(finding), chinese: chineseOf(finding)}))
    : findings.map(inEnglish);
}
