import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {replaceFile} from '@markdown-zh/build-tools/write-file';
import type {Answers} from './answers.ts';
import {ask} from './ask.ts';
import {
  checkAnswer,
  checkAnswers,
  neededAnswers,
  pathOfArticle,
  draftText,
  type NewKind,
} from './plan.ts';
import {nextPosition} from './lesson.ts';
import {proposeSlug} from './slug.ts';
import {readExistingContent} from './existing-content.ts';
import type {Output, Site} from '../site.ts';

const text = {type: 'string'} as const;
const options = {
  tags: text,
  authors: text,
  slug: text,
  description: text,
  date: text,
  section: text,
  position: text,
  help: {type: 'boolean', default: false} as const,
};

const usage = `npm run new:post -- [title] [options]        new:note, new:doc and new:lesson work the same way

  --description TEXT   one plain sentence of 20 to 140 characters
  --slug SLUG          the last part of the address; by default the title in pinyin
  --tags A,B           keys of blog/tags.yml (posts and notes)
  --authors A          keys of blog/authors.yml (posts and notes)
  --date YYYY-MM-DD    the day of publication; by default today (posts and notes)
  --section FOLDER     the folder below docs/ (docs)
  --position N         the number of the lesson; by default the next one (lessons)`;

/** The flags, and the title before them. */
function readAnswers(args: readonly string[]): Answers & {readonly help: boolean} {
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const list = (value: string | undefined) =>
    value === undefined ? undefined : value.split(/[,，\s]+/).filter(Boolean);
  const title = positionals.join(' ').trim();
  return {
    ...values,
    title: title === '' ? undefined : title,
    tags: list(values.tags),
    authors: list(values.authors),
  };
}

/** Today in local time, as YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString('sv-SE');

function isKind(name: string | undefined): name is NewKind {
  return name !== undefined && Object.hasOwn(neededAnswers, name);
}

/**
 * Creates a draft article in the site. Throws an error with the remedy if it cannot.
 *
 * @param args the kind, and the flags of the command line
 */
export async function createArticle(
  [name, ...args]: readonly string[],
  site: Site,
  output: Output,
): Promise<void> {
  if (!isKind(name)) {
    throw new Error('Name a kind: post, note, doc or lesson.');
  }
  const kind: NewKind = name;
  const {help, ...given} = readAnswers(args);
  if (help) {
    output.log(usage);
    return;
  }
  const existing = readExistingContent(site);
  const proposals = ({title = ''}: Answers) => ({
    slug: proposeSlug(title),
    date: today(),
    position: String(nextPosition(existing.files)),
  });
  let answers: Answers = given;

  if (output.isTerminal) {
    for (const answer of neededAnswers[kind]) {
      const isGiven = answers[answer] !== undefined;
      const message = isGiven ? checkAnswer(kind, answer, answers, existing) : undefined;
      if (message !== undefined) {
        output.error(message);
      }
      if (!isGiven || message !== undefined) {
        const proposed: Partial<Record<keyof Answers, string>> = proposals(answers);
        const next = await ask(kind, answer, answers, existing, proposed[answer]);
        if (next === undefined) {
          throw new Error('Nothing was written.');
        }
        answers = next;
      }
    }
  }
  const {slug, date, position} = proposals(answers);
  answers = {
    ...answers,
    slug: answers.slug ?? slug,
    date: answers.date ?? date,
    position: answers.position ?? position,
  };

  const problems = checkAnswers(kind, answers, existing);
  if (problems.length > 0) {
    throw new Error(problems.map(({message}) => message).join('\n'));
  }
  const file = pathOfArticle(kind, answers);
  replaceFile(join(site.root, file), draftText(kind, answers, existing), {
    within: site.root,
    before: 'none',
  });
  output.log(file);
  output.log(
    'Next: write it, see it with `npm start`, take out the line `draft: true`, check it with `npm run check:content -- --fix` and `npm run check -- markdown`.',
  );
}
