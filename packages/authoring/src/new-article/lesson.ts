import type {Answers} from './answers.ts';

/** The numbers of lessons, by which they are in order, with their files. */
function positionsOf(files: readonly string[]): ReadonlyMap<number, string> {
  return new Map(
    files.flatMap((file) => {
      const [, number] = /^learn\/(\d+)-/.exec(file) ?? [];
      return number === undefined ? [] : [[Number(number), file] as const];
    }),
  );
}

/** The number after that of the last lesson. */
export function nextPosition(files: readonly string[]): number {
  return Math.max(0, ...positionsOf(files).keys()) + 1;
}

/** The path of a lesson. */
export function lessonPath({slug = '', position = ''}: Answers): string {
  return `learn/${position.padStart(2, '0')}-${slug}.md`;
}

/** The message for an invalid position; undefined for a valid one. */
export function checkPosition(
  position: string | undefined,
  files: readonly string[],
): string | undefined {
  const free = ` ${String(nextPosition(files))} is free.`;
  if (position === undefined || !/^[1-9]\d?$/.test(position)) {
    const said = position === undefined ? 'is missing' : `is ${JSON.stringify(position)}`;
    return `--position ${said}. Write a number from 1 to 99.${free}`;
  }
  const taken = positionsOf(files).get(Number(position));
  return taken && `The position ${position} already belongs to ${taken}.${free}`;
}

/**
 * The text of a new lesson below its description: a first section with an exercise, and the closing one. The exercise passes the check;
 * the lesson does only once it has three.
 */
export const lessonBody = `
## 加粗，两边各写两个星号

要强调一个词，就在它的前后各写两个半角星号。

\`\`\`markdown example title="加粗一个词"
开放日定在 **12 月 12 日**。
\`\`\`

\`\`\`yaml exercise
id: bold
task: 把「周五之前」加粗。
start: |
  请在周五之前交回登记表。
answer: |
  请在**周五之前**交回登记表。
hints:
  - 记号要把这四个字夹在中间，前面和后面一样多。
  - 在「周五」前面写两个半角星号，在「之前」后面也写两个，不留空格。
again:
  task: 把「不要」加粗。
  start: |
    打雷时不要站在树下。
  answer: |
    打雷时**不要**站在树下。
right:
  - "请在 **周五之前** 交回登记表。"
  - "请在 __周五之前__ 交回登记表。"
  - "请在**周五之前**\\n交回登记表。"
wrong:
  - {text: "请在＊＊周五之前＊＊交回登记表。", told: 露出了}
  - {text: "请在** 周五之前 **交回登记表。", told: 露出了}
  - {text: "请在*周五之前*交回登记表。", told: 应当是粗体}
  - {text: "请在<b>周五之前</b>交回登记表。", told: HTML}
  - {text: "**请在周五之前交回登记表。**", told: 不应当是粗体}
\`\`\`

## 学会了什么

加粗是 \`**…**\`，里面不留空格。
`;
