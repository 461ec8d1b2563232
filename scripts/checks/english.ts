import type {Nodes} from 'mdast';
import type {WordedFinding} from '@markdown-zh/content-check';
import {parseText} from '@markdown-zh/diagnosis';
import {readComments} from './comments';

/** The longest sentence, in words. Code between backticks counts as one word. */
const maximumWords = 25;

/** A phrase to replace, and how. */
interface Phrase {
  readonly phrase: RegExp;
  readonly remedy: string;
}

/** Phrases that translate another language word for word, and the English for them. */
const calques: readonly Phrase[] = [
  {phrase: /\banew\b/i, remedy: 'Write "again" or "from scratch".'},
  {
    phrase: /\b(?:is|are|was|were) (?:told|said) (?:in|of|by)\b/i,
    remedy: 'Name the actor: "See X", "X explains".',
  },
  {
    phrase: /\bstands? (?:in|on|at|beside|below|above|behind|between|here|there)\b/i,
    remedy: 'Write "is", or name the action.',
  },
  {phrase: /\b(?:says?|said) so\b/i, remedy: 'Write who reports it, and how: "with a message".'},
  {phrase: /\bso grows?\b/i, remedy: 'Write "therefore grows".'},
  {phrase: /\bthe (?:newest|oldest) ones?\b/i, remedy: 'Repeat the noun: "the latest build".'},
  {phrase: /\brenew(?:s|ed)?\b/i, remedy: 'Write "update" or "updated".'},
  {
    phrase: /(?<!\b(?:start|end|time|cost) )\bof a build\b/i,
    remedy: 'Write "in the build" or "built".',
  },
  {phrase: /, for (?:it|they|there|nobody|nothing)\b/i, remedy: 'Write "because".'},
  {phrase: /\bwhere (?:\w+ ){1,3}part\b/i, remedy: 'Write "differ".'},
  {
    phrase:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more|less|fewer|different|better|worse)\w+/i,
    remedy: 'Write "is not a".',
  },
  {phrase: /\b(?:as well|too)[.!]?$/i, remedy: 'Leave it out, or write "also" before the verb.'},
];

/** In comments: the reader of code wants the value that a function returns, not a word for its absence. */
const vague: readonly Phrase[] = [
  {
    phrase: /\bnothing\b(?! else)/i,
    remedy: 'Name it: "no finding", "an empty list", "is unchanged".',
  },
];

/** A block whose text is read: where it begins, and its text with one line break for each of the source. */
interface Block {
  readonly kind: 'heading' | 'paragraph' | 'cell' | 'column head';
  readonly line: number;
  readonly shown: string;
  /** The same text, of the same length. Code is capitals, and so is the first letter of a link: a sentence may begin with them. */
  readonly read: string;
}

interface Sentence {
  readonly line: number;
  readonly shown: string;
  readonly read: string;
}

/**
 * Finds sentences of an English document that are hard to read. They are long, have a bare relative as subject, have more than one colon or
 * semicolon, or contain a calque. Code is skipped. Table cells may be long; headings and column heads are checked for calques alone.
 *
 * @param file the document's path, for the issues
 * @param source its Markdown
 */
export function checkEnglish(file: string, source: string): WordedFinding[] {
  return issuesOf(file, source, calques);
}

/**
 * The same for the comments of a TypeScript or JavaScript file, in which vague words are also calques.
 *
 * @param file the file's path, for the issues
 * @param source its text
 */
export function checkCommentEnglish(file: string, source: string): WordedFinding[] {
  return readComments(file, source).flatMap((comment) =>
    issuesOf(file, comment.markdown, [...calques, ...vague]).map((issue) => ({
      ...issue,
      line: comment.line + issue.line - 1,
    })),
  );
}

function issuesOf(file: string, source: string, phrases: readonly Phrase[]): WordedFinding[] {
  return blocksOf(parseText(source).tree).flatMap(({kind, ...block}) =>
    sentencesOf(block).flatMap(({line, shown, read}) =>
      faultsOf(kind, read, phrases).map(({rule, message}) => ({
        file,
        line,
        column: 1,
        rule: `english/${rule}`,
        message: `"${shown}" ${message}`,
      })),
    ),
  );
}

function faultsOf(
  kind: Block['kind'],
  sentence: string,
  phrases: readonly Phrase[],
): Pick<WordedFinding, 'rule' | 'message'>[] {
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const marks = sentence.match(/[:;](?=\s|$)/g)?.length ?? 0;
  const relative = /^\W*(Whatever|What|Who)\b/.exec(sentence)?.[1];
  const isProse = kind === 'paragraph' || kind === 'cell';
  return [
    ...(kind === 'paragraph' && words > maximumWords
      ? [
          {
            rule: 'length',
            message: `has ${words} words, and ${maximumWords} are the most. Split it, or cut words.`,
          },
        ]
      : []),
    ...(isProse && relative !== undefined && !sentence.endsWith('?')
      ? [{rule: 'subject', message: `begins with "${relative}". Begin with a noun.`}]
      : []),
    ...(isProse && marks > 1
      ? [{rule: 'marks', message: `has ${marks} colons or semicolons. Keep one.`}]
      : []),
    ...phrases.flatMap(({phrase, remedy}) => {
      const found = phrase.exec(sentence)?.[0];
      return found === undefined
        ? []
        : [{rule: 'calque', message: `has the calque "${found.replace(/^, /, '')}". ${remedy}`}];
    }),
  ];
}

function blocksOf(node: Nodes): Block[] {
  if (node.type === 'table') {
    return node.children.flatMap(({children}, index) =>
      children.map((cell) => blockOf(index === 0 ? 'column head' : 'cell', cell)),
    );
  }
  if (node.type === 'heading' || node.type === 'paragraph') {
    return [blockOf(node.type, node)];
  }
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

function blockOf(kind: Block['kind'], node: Nodes): Block {
  return {kind, line: node.position?.start.line ?? 1, ...blockText(node)};
}

function blockText(node: Nodes): Pick<Block, 'shown' | 'read'> {
  if (node.type === 'text') {
    return {shown: node.value, read: node.value};
  }
  if (node.type === 'inlineCode') {
    return {shown: `\`${node.value}\``, read: 'X'.repeat(node.value.length + 2)};
  }
  if (node.type === 'break') {
    return {shown: '\n', read: '\n'};
  }
  const parts = 'children' in node ? node.children.map(blockText) : [];
  const read = parts.map((part) => part.read).join('');
  return {
    shown: parts.map(({shown}) => shown).join(''),
    read: node.type === 'link' ? read.charAt(0).toUpperCase() + read.slice(1) : read,
  };
}

function sentencesOf({line, shown, read}: Omit<Block, 'kind'>): Sentence[] {
  const segments = new Intl.Segmenter('en', {granularity: 'sentence'}).segment(
    read.replaceAll('\n', ' '),
  );
  return Array.from(segments, ({segment, index}) => ({
    line: line + (read.slice(0, index).match(/\n/g)?.length ?? 0),
    shown: shown
      .slice(index, index + segment.length)
      .replaceAll('\n', ' ')
      .trim(),
    read: segment.trim(),
  })).filter(({read: sentence}) => sentence !== '');
}
