import type {Code, Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseDocument} from 'yaml';
import type {ArticleKind, Config} from '../config.ts';
import {message, type Message} from '../messages/message.ts';
import type {Article} from './article.ts';
import type {Finding} from './issue.ts';
import type {CheckExercise} from './snippets.ts';

/** An exercise in a lesson. */
interface WrittenExercise {
  readonly yaml: string;
  /** The line of its fence. */
  readonly line: number;
  readonly id: string | undefined;
  /** The check of snippets reports invalid YAML. */
  readonly isYaml: boolean;
}

/** The ids of the exercises of a lesson, which are parts of their addresses. */
export function exerciseIdsOf({tree}: Pick<Article, 'tree'>): string[] {
  return exercisesOf(tree).flatMap(({id}) => id ?? []);
}

/** The anchors of an article: its headings and, in a lesson, its exercises. */
export function anchorsOf(article: Pick<Article, 'tree' | 'anchors'>, kind: ArticleKind): string[] {
  return [...article.anchors, ...(kind === 'lesson' ? exerciseIdsOf(article) : [])];
}

/**
 * Checks a lesson: each exercise with all its answers, the ids, how many exercises there are, and that every section has one. The index
 * of a folder is not a lesson, and needs no exercise.
 */
export function checkExercises(
  {file, tree, anchors}: Pick<Article, 'file' | 'tree' | 'anchors'>,
  lessons: Config['lessons'],
  check: CheckExercise | undefined,
): Finding[] {
  const exercises = exercisesOf(tree);
  const report = (line: number, reported: Message): Finding => ({
    ...{file, line, column: 1, rule: 'exercise'},
    message: reported,
  });
  const faults = exercises
    .filter(({isYaml}) => isYaml)
    .flatMap(({yaml, line, id = ''}) =>
      (check?.(yaml).issues ?? []).map((issue) =>
        report(line + issue.line, message(issue.rule, {id, detail: issue.detail})),
      ),
    );
  const taken = exercises.flatMap(({line, id}, index) => {
    const isTaken =
      id !== undefined &&
      (anchors.has(id) || exercises.findIndex((other) => other.id === id) < index);
    return isTaken ? [report(line, message('taken-id', {id}))] : [];
  });
  const isIndex = /\/index\.mdx?$/.test(file) && exercises.length === 0;
  return [
    ...faults,
    ...taken,
    ...(lessons && !isIndex
      ? [
          ...stepsWithout(tree, lessons.closing).map((heading) =>
            report(
              lineOf(heading),
              message('section-without-exercise', {section: toString(heading)}),
            ),
          ),
          ...miscounted(file, exercises.length, lessons).map((reported) => report(1, reported)),
        ]
      : []),
  ];
}

function exercisesOf(tree: Root): WrittenExercise[] {
  const found: WrittenExercise[] = [];
  visit(tree, 'code', (code) => {
    if (!isExercise(code)) {
      return;
    }
    const document = parseDocument(code.value);
    const id: unknown = document.get('id');
    found.push({
      yaml: code.value,
      line: code.position?.start.line ?? 1,
      id: typeof id === 'string' ? id : undefined,
      isYaml: document.errors.length === 0,
    });
  });
  return found;
}

function isExercise({lang, meta}: Code): boolean {
  return lang === 'yaml' && meta === 'exercise';
}

/** The headings of level 2, apart from the closing one, below which there is no exercise. */
function stepsWithout(tree: Root, closing: string): Heading[] {
  const empty: Heading[] = [];
  let open: Heading | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      empty.push(...(open ? [open] : []));
      open = toString(node) === closing ? undefined : node;
    }
    visit(node, 'code', (code) => {
      open = isExercise(code) ? undefined : open;
    });
  }
  return [...empty, ...(open ? [open] : [])];
}

function miscounted(
  file: string,
  count: number,
  {exercises: {least, most}, longer}: NonNullable<Config['lessons']>,
): Message[] {
  const values = {least, most, count};
  if (count < least) {
    return [message('few-exercises', values)];
  }
  return count > most && !longer.includes(file) ? [message('many-exercises', values)] : [];
}

const lineOf = (heading: Heading) => heading.position?.start.line ?? 1;
