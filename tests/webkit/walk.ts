import {faultsAmong, type Fault} from './messages';
import type {WebKit} from './start';
import type {Scenario} from './scenarios';
import {hydrated, waitUntil} from './scenarios/scenario';

const wide = 1280;
const height = 940;

/**
 * Opens a page, waits for hydration, and scrolls to its end and back to trigger lazy loading.
 *
 * @param address of the site, with a slash at its end
 */
export async function visit(webKit: WebKit, address: string, page: string): Promise<Fault[]> {
  return collect(webKit, page, async () => {
    await open(webKit, address, page, wide);
    await webKit.driver.executeScript(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    await quiet(webKit);
    await webKit.driver.executeScript(() => {
      window.scrollTo(0, 0);
    });
  });
}

/** Opens the page of a scenario, and runs it. */
export async function runScenario(
  webKit: WebKit,
  address: string,
  scenario: Scenario,
): Promise<Fault[]> {
  const faults = await collect(webKit, scenario.page, async () => {
    await open(webKit, address, scenario.page, scenario.width ?? wide);
    await scenario.run(webKit.driver);
    await quiet(webKit);
  });
  return faults
    .filter(({message}) => !scenario.expected?.test(message))
    .map(({page, message}) => ({page, message: `${scenario.name}: ${message}`}));
}

async function open({driver}: WebKit, address: string, page: string, width: number): Promise<void> {
  await driver.manage().window().setRect({width, height});
  if (page.includes('#')) {
    await driver.get('about:blank'); // changing only the fragment would not load a page
  }
  await driver.get(address + encodeURI(decodeURI(page)));
  await hydrated(driver);
}

/** Waits until the network is idle, so that a failed request is reported on its own page. */
async function quiet({driver}: WebKit): Promise<void> {
  await waitUntil(driver, 'nothing is fetched any more', () => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = Math.max(0, ...entries.map(({responseEnd}) => responseEnd));
    return document.readyState === 'complete' && performance.now() - last > 300;
  });
}

/** Collects console messages and exceptions during an action. */
async function collect(
  {inspector}: WebKit,
  page: string,
  act: () => Promise<void>,
): Promise<Fault[]> {
  let failure: Fault[] = [];
  try {
    await act();
  } catch (error) {
    failure = [{page, message: error instanceof Error ? error.message : String(error)}];
  }
  return [...faultsAmong(page, await inspector.takeMessages()), ...failure];
}
