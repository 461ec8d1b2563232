import {isCancel, multiselect, select, text} from '@clack/prompts';
import {fieldsOf} from '../../site/front-matter';
import type {Answers} from './answers';
import {checkAnswer, type NewKind, type ExistingContent} from './plan';

/**
 * Asks for one answer in a terminal until it is valid.
 *
 * @param proposal the initial value
 * @returns undefined when the author cancels
 */
export async function ask(
  kind: NewKind,
  answer: keyof Answers,
  answers: Answers,
  existing: ExistingContent,
  proposal = '',
): Promise<Answers | undefined> {
  const given = await askFor(kind, answer, answers, existing, proposal);
  return isCancel(given) ? undefined : {...answers, [answer]: given};
}

function askFor(
  kind: NewKind,
  answer: keyof Answers,
  answers: Answers,
  existing: ExistingContent,
  proposal: string,
): Promise<string | string[] | symbol> {
  const message = questions[answer];
  if (answer === 'tags' || answer === 'authors') {
    const options = existing[answer].map((value) => ({value}));
    return multiselect({message, options, required: true});
  }
  if (answer === 'section') {
    const options = ['', ...existing.sections].map((value) => ({value, label: `docs/${value}`}));
    return select({message, options});
  }
  return text({
    message,
    initialValue: proposal,
    validate: (value) => checkAnswer(kind, answer, {...answers, [answer]: value ?? ''}, existing),
  });
}

const fields = new Map(
  [...fieldsOf('post'), ...fieldsOf('doc')].map(({name, schema}) => [name, schema.description]),
);

const questions: Readonly<Record<keyof Answers, string>> = {
  title: `Title. ${fields.get('title') ?? ''}`,
  description: `Description. ${fields.get('description') ?? ''}`,
  slug: `Slug. ${fields.get('slug') ?? ''}`,
  tags: `Tags. ${fields.get('tags') ?? ''}`,
  authors: `Authors. ${fields.get('authors') ?? ''}`,
  date: `Date. ${fields.get('date') ?? ''}`,
  position: 'Position. The number of the lesson in the list.',
  section: 'Section. The folder that the doc goes to.',
};
