import {By} from 'selenium-webdriver';
import {playgroundPath} from '../../../site/playground';
import {appears, says, type Scenario} from './scenario';

const frame = 'iframe[title="Preview"]';

export const playgroundScenarios: readonly Scenario[] = [
  {
    name: 'what is typed is shown',
    page: `${playgroundPath}#text=`,
    run: async (driver) => {
      await appears(driver, '.cm-content');
      await driver.findElement(By.css('.cm-content')).sendKeys('# One **two**');
      await driver.switchTo().frame(driver.findElement(By.css(frame)));
      await says(driver, 'h1 strong', 'two');
      await driver.switchTo().defaultContent();
    },
  },
  {
    name: 'the engines are compared, and the tree and the HTML shown',
    page: `${playgroundPath}#text=${encodeURIComponent('~~删~~ 与 **真，**她')}`,
    run: async (driver) => {
      await appears(driver, frame);
      for (const [place, shown] of [
        [1, '[aria-label=Results] pre'],
        [2, '[aria-label="Syntax tree"]'],
        [3, '[aria-label=Results] section iframe'],
      ] as const) {
        await driver.executeScript((index: number) => {
          document.querySelectorAll<HTMLInputElement>('input[name=view]')[index]?.click();
        }, place);
        await appears(driver, shown);
      }
    },
  },
  {
    name: 'the diagnosis says why',
    page: `${playgroundPath}#text=${encodeURIComponent('**真，**她')}`,
    run: (driver) => appears(driver, 'section[aria-labelledby=diagnoses] li'),
  },
];
