import {expect, it} from 'vitest';
import type {Exercise} from '../grading/index.ts';
import threads from './fixtures/help-threads/threads.json';
import {judge} from './judge.ts';

const table = './fixtures/help-threads/README.md';

const head = `# Wrong answers from public help threads, and what the tutorial says

The mistakes are those of the threads; the texts are our own. [threads.json](threads.json) has the goal of each. The test that proves this table makes
it: \`npx vitest run packages/lessons/src/Exercise/help-threads.test.ts -u\`. A rule of the diagnosis is in bold.

There are ${String(threads.length)}.

| Mistake | Answer | Told |
| --- | --- | --- |
`;

it('L3 tells wrong answers from public help threads what the table says', async () => {
  const rows = threads.map(async ({source, date, mistake, wanted, answer}) => {
    const exercise: Exercise = {id: 'a', task: '', start: '', answer: wanted, hints: ['', '']};
    const thread = `[${source.replace('https://github.com/', '')}](${source}), ${date}`;
    const lines = answer.split('\n').map((line) => (line === '' ? '' : codeSpan(line)));
    const told = await toldTo(answer, exercise);
    const cells = [`${mistake} ${thread}`, lines.join('<br>'), told.join('<br>')];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  });
  await expect(head + (await Promise.all(rows)).join('')).toMatchFileSnapshot(table);
});

async function toldTo(answer: string, exercise: Exercise): Promise<readonly string[]> {
  const verdict = await judge(answer, exercise, 'first', answer.length);
  if (verdict.type !== 'wrong') {
    return [verdict.type];
  }
  return [...(verdict.rule ? [`**${verdict.rule.title}**`] : []), ...verdict.sentences];
}

function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
