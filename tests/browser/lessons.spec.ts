import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {readLessons} from '../support/lessons';
import {ofSpeed, publicBuild} from '../support/public-build';
import {outer} from '../support/ring';
import {given, storageFaults} from '../support/storage-faults';
import {expect, hydrated, test} from '../support/test';

const lessons = readLessons();
const [paragraphs] = lessons;
const bold = '**周五之前**';

const fieldOf = (exercise: Locator) => exercise.getByRole('textbox', {name: 'Your Markdown'});
const verdictOf = (exercise: Locator) => exercise.getByRole('status');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Presses Tab until the field of an exercise has the focus. The exercise comes alive once its first link has the focus. */
async function tabTo(page: Page, exercise: Locator): Promise<void> {
  const isInside = () => exercise.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 80 && !(await isInside()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  const field = fieldOf(exercise);
  await expect(field).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

/** An exercise, in sight: it comes alive when the reader is near. */
async function exerciseOf(page: Page, id: string): Promise<Locator> {
  const exercise = page.locator(`#${id}`);
  await exercise.evaluate((element) => {
    element.scrollIntoView();
  });
  await expect(fieldOf(exercise)).toBeVisible();
  return exercise;
}

async function solve(exercise: Locator, answer: string): Promise<void> {
  await fieldOf(exercise).fill(answer);
  await exercise.getByRole('button', {name: 'Check'}).click();
  await expect(verdictOf(exercise)).toHaveText('对了。');
}

test.describe('lessons', () => {
  for (const {path, exercises} of lessons) {
    for (const width of [1280, 390]) {
      test(
        `L8 all exercises of /${path} are solved by keyboard alone, at ${String(width)} px`,
        {tag: path === 'learn/links' && width === 390 ? [] : outer},
        async ({page}) => {
          await page.setViewportSize({width, height: 844});
          await open(page, path);
          for (const {id, answer} of exercises) {
            const exercise = page.locator(`#${id}`);
            await tabTo(page, exercise);
            await page.keyboard.press('Control+a');
            await page.keyboard.insertText(answer);
            await page.keyboard.press('Control+Enter');
            await expect(verdictOf(exercise)).toHaveText('对了。');
          }
          await open(page, 'learn');
          const {length} = exercises;
          const all = `${String(length)} of ${String(length)} solved`;
          await expect(
            page
              .locator('article')
              .getByRole('listitem')
              .filter({has: page.locator(`a[href="/${path}"]`)}),
          ).toContainText(all);
        },
      );
    }
  }

  test('L8 a wrong answer is told the broken rule and the difference, and a changed one nothing yet', async ({
    page,
  }) => {
    await open(page, 'learn/emphasis');
    const exercise = await exerciseOf(page, 'colon-outside');
    await fieldOf(exercise).click();
    await exercise.getByRole('button', {name: 'Check'}).click();
    await expect(verdictOf(exercise)).toContainText('结尾的星号夹在标点和文字之间');
    await expect(verdictOf(exercise)).toContainText('露出了 *');
    // A screen reader hears what changes in a region that stays, also if the words are the same.
    const region = verdictOf(exercise);
    const [stays, words] = await Promise.all([
      region.elementHandle(),
      region.locator('> *').first().elementHandle(),
    ]);
    await exercise.getByRole('button', {name: 'Check'}).click();
    await expect.poll(() => words.evaluate(({isConnected}) => isConnected)).toBe(false);
    expect(await stays.evaluate(({isConnected}) => isConnected)).toBe(true);
    await fieldOf(exercise).press('End');
    await fieldOf(exercise).pressSequentially('x');
    await expect(verdictOf(exercise)).toBeEmpty();
  });

  test('L9 two hints, then the answer; after it, the same with other words, beside its own goal', async ({
    page,
  }) => {
    await open(page, 'learn/emphasis');
    const exercise = await exerciseOf(page, 'bold');
    const answer = exercise.getByText(bold);
    await exercise.getByText('Hint', {exact: true}).click();
    await expect(exercise.getByText('前面和后面一样多')).toBeVisible();
    await exercise.getByText('Another hint').click();
    await expect(answer).toBeHidden();
    await exercise.getByText('Answer', {exact: true}).click();
    await expect(answer).toBeVisible();
    const goal = exercise.getByRole('group', {name: 'Goal'});
    await expect(goal.locator('strong')).toHaveText('周五之前');

    await solve(exercise, '请在**周五之前**交回登记表。');
    await exercise.getByRole('button', {name: 'Once more'}).click();
    await expect(fieldOf(exercise)).toHaveValue('打雷时不要站在树下。\n');
    await expect(fieldOf(exercise)).toBeFocused();
    await expect(goal.locator('strong')).toHaveText('不要');
    await expect(answer).toBeHidden();
  });

  test('L10 the result is rendered beside the goal while the learner writes', async ({page}) => {
    await open(page, 'learn/emphasis');
    const exercise = await exerciseOf(page, 'bold');
    await fieldOf(exercise).fill('*a*');
    await expect(exercise.getByRole('group', {name: 'Your result'}).locator('em')).toHaveText('a');
  });

  test('L10 a link leads to an exercise', async ({page}) => {
    await open(page, 'learn/emphasis');
    const link = page.locator('#percent').getByRole('link', {name: 'Link to this exercise'});
    await expect(link).toHaveAttribute('href', '#percent');
    await open(page, 'learn/emphasis#percent');
    await expect(page.locator('#percent')).toBeInViewport();
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

    test('L11 a row of keys writes the signs of Markdown, and Undo takes them back', async ({
      page,
    }) => {
      await open(page, 'learn/emphasis');
      const exercise = await exerciseOf(page, 'bold');
      const field = fieldOf(exercise);
      await field.tap();
      await field.fill('a');
      const keys = page.getByRole('toolbar', {name: 'Markdown keys'});
      await keys.getByRole('button', {name: '*', exact: true}).tap();
      await expect(field).toHaveValue('a*');
      await expect(field).toBeFocused();
      await keys.getByRole('button', {name: 'Undo'}).tap();
      await expect(field).toHaveValue('a');
      await exercise.getByRole('button', {name: 'Check'}).tap();
      await expect(keys).toBeHidden();
    });
  });
});

test.describe('progress', () => {
  test('L12 what is solved is counted, and the learner goes on where the work ended', async ({
    page,
  }) => {
    await open(page, 'learn/paragraphs');
    const [first, second] = paragraphs?.exercises ?? [];
    await solve(await exerciseOf(page, first?.id ?? ''), first?.answer ?? '');
    await open(page, 'learn');
    await expect(page.getByText('1 of 6 solved')).toBeVisible();
    await page.getByRole('link', {name: '继续上次：段落与换行'}).click();
    await expect(page).toHaveURL(new RegExp(`/learn/paragraphs#${second?.id ?? ''}$`));
  });

  test('L12 another tab undoes nothing, and shows what is new', async ({page, context}) => {
    const other = await context.newPage();
    await open(other, 'learn/emphasis');
    await open(page, 'learn/emphasis');
    await solve(await exerciseOf(page, 'bold'), '请在**周五之前**交回登记表。');
    await solve(await exerciseOf(other, 'italic'), '**周三**讨论 *The Old Man and the Sea*。');
    await open(page, 'learn');
    await expect(page.getByText('2 of 8 solved')).toBeVisible();
    await solve(await exerciseOf(other, 'underscores'), answerOf('learn/emphasis', 'underscores'));
    await expect(page.getByText('3 of 8 solved')).toBeVisible();
  });

  test('L12 a trap is offered again after a day, and not before', async ({page}) => {
    await open(page, 'learn/traps');
    await solve(await exerciseOf(page, 'trap-bold'), answerOf('learn/traps', 'trap-bold'));
    await open(page, 'learn');
    await expect(page.getByText('1 of 10 solved')).toBeVisible();
    const repeat = page.getByRole('heading', {name: '再做一遍'});
    await expect(repeat).toBeHidden();
    await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
    await open(page, 'learn');
    await expect(repeat).toBeVisible();
    await page.locator('a[href="/learn/traps#trap-bold"]').last().click();
    await expect(page.locator('#trap-bold')).toBeInViewport();
  });

  test('L13 answers and mistakes are one file and one list; progress is exported, deleted and imported', async ({
    page,
  }) => {
    await open(page, 'learn/emphasis');
    const colon = await exerciseOf(page, 'colon-outside');
    await colon.getByRole('button', {name: 'Check'}).click();
    await expect(verdictOf(colon)).toContainText('露出了');
    await solve(await exerciseOf(page, 'bold'), '请在**周五之前**交回登记表。');
    await open(page, 'learn');
    await expect(page.getByText('结尾的星号夹在标点和文字之间')).toBeVisible();
    await expect(page.getByRole('link', {name: '详细的解释'})).toHaveAttribute(
      'href',
      /spec\.commonmark\.org/,
    );
    const saved = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: button}).click();
      return (await download).path();
    };
    const file = readFileSync(await saved('Download my answers'), 'utf8');
    expect(file).toContain(bold);
    const progress = await saved('Export progress');

    await page.getByRole('button', {name: 'Delete progress'}).click();
    await expect(page.getByText('1 of 8 solved')).toBeVisible();
    await page.getByRole('button', {name: 'Press again'}).click();
    await expect(page.getByText('1 of 8 solved')).toBeHidden();

    const choose = async (path: string) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', {name: 'Import progress'}).click();
      await (await chooser).setFiles(path);
    };
    await choose('package.json');
    await expect(page.getByText('not an export of progress')).toBeVisible();
    await choose(progress);
    await expect(page.getByText('1 of 8 solved')).toBeVisible();
  });

  test.describe('in a browser with faults', () => {
    // The framework itself reports that it cannot use storage.
    test.use({expectedMessages: /storage/i});

    for (const [fault, sabotage] of Object.entries(storageFaults)) {
      test(
        `L14 storage is ${fault}: an answer is graded, and the page says whether progress is kept`,
        {tag: fault === 'full' ? [] : outer},
        async ({page}) => {
          await page.addInitScript(sabotage, given);
          await open(page, 'learn/emphasis');
          const exercise = await exerciseOf(page, 'bold');
          await fieldOf(exercise).fill('请在**周五之前**交回登记表。');
          await exercise.getByRole('button', {name: 'Check'}).click();
          await expect(verdictOf(exercise)).toContainText('对了。');
          await expect(verdictOf(exercise).getByText('progress is not kept')).toHaveCount(
            fault === 'full of garbage' ? 0 : 1,
          );
          await open(page, 'learn');
          await expect(page.getByText('of 8 solved')).toBeVisible();
        },
      );
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('L15 a lesson has its tasks, goals, hints and answers, and no field', async ({page}) => {
    await page.goto('learn/emphasis');
    const exercise = page.locator('#bold');
    await expect(exercise.getByText('把「周五之前」加粗')).toBeVisible();
    await expect(exercise.getByRole('group', {name: 'Goal'}).locator('strong')).toBeVisible();
    for (const step of ['Hint', 'Another hint', 'Answer']) {
      await exercise.getByText(step, {exact: true}).click();
    }
    await expect(exercise.getByText(bold)).toBeVisible();
    await expect(exercise.getByRole('textbox')).toHaveCount(0);
    await expect(exercise.getByRole('button', {name: 'Check'})).toBeHidden();
  });
});

test(
  'L16 a lesson loads 140 KB of scripts, at most 253 KB with a right answer and 295 KB with a wrong one',
  {tag: ofSpeed},
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844}); // wider windows also load the pages of the sidebar
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      const {pathname} = new URL(response.url());
      if (pathname.endsWith('.js')) {
        const file = readFileSync(`${publicBuild}${decodeURI(pathname)}`);
        sizes.set(pathname, brotliCompressSync(file).length);
      }
    });
    const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
    await open(page, 'learn/emphasis');
    await page.waitForLoadState('networkidle');
    expect(total()).toBeLessThanOrEqual(140 * 1024);
    const exercise = await exerciseOf(page, 'bold');
    await solve(exercise, '请在**周五之前**交回登记表。');
    expect(total()).toBeLessThanOrEqual(253 * 1024);
    await fieldOf(exercise).fill('请在** 周五之前 **交回登记表。');
    await exercise.getByRole('button', {name: 'Check'}).click();
    await expect(verdictOf(exercise)).toContainText('星号');
    expect(total()).toBeLessThanOrEqual(295 * 1024);
  },
);

function answerOf(path: string, id: string): string {
  const lesson = lessons.find((each) => each.path === path);
  return lesson?.exercises.find((each) => each.id === id)?.answer ?? '';
}
