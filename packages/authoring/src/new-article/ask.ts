import {isCancel, multiselect, select, text} from '@clack/prompts';
import {fieldsOf, type Schemas} from '../fields.ts';
import type {Answers} from './answers.ts';
import {checkAnswer, type NewKind, type ExistingContent} from './plan.ts';

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
  const message = question(answer, existing.schemas);
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

/** The name of the answer, and what the site says of its field. */
function question(answer: keyof Answers, schemas: Schemas): string {
  if (answer === 'position') {
    return 'Position. The number of the lesson in the list.';
  }
  if (answer === 'section') {
    return 'Section. The folder that the doc goes to.';
  }
  const field = [...fieldsOf(schemas, 'doc'), ...fieldsOf(schemas, 'post')].findLast(
    ({name}) => name === answer,
  );
  const label = `${answer.charAt(0).toUpperCase()}${answer.slice(1)}`;
  return `${label}. ${field?.schema.description ?? ''}`;
}
