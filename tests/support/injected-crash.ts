import {expect, type Page} from '@playwright/test';

export const injectedMessage = 'an injected crash';

/** Whether the injected crash happens; runs in the page. */
type Breakable = Window & {isBroken?: boolean};

/**
 * Makes the code that renders a text crash, from the start or after `setBroken`. In scripts that load from now on, the text's literal
 * becomes a call.
 *
 * @param literal a text that occurs in these scripts only as literals that are rendered
 * @returns a function that fails unless there was such a script
 */
export async function injectCrash(
  page: Page,
  literal: string,
  isBroken = false,
): Promise<() => void> {
  let injected = 0;
  await page.addInitScript(
    ({message, isBroken}) => {
      const render = (text: string) => {
        if ((window as Breakable).isBroken) {
          throw new Error(message);
        }
        return text;
      };
      Object.assign(window, {render, isBroken});
    },
    {message: injectedMessage, isBroken},
  );
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // Docusaurus's own minimizer escapes all non-ASCII characters.
    const quoted = [JSON.stringify(literal), JSON.stringify(literal).replace(/[^ -~]/g, escape)];
    injected += quoted.some((text) => code.includes(text)) ? 1 : 0;
    await route.fulfill({
      response,
      body: [...new Set(quoted)].reduce(
        (body, text) => body.replaceAll(text, `(globalThis.render??String)(${text})`),
        code,
      ),
    });
  });
  return () => {
    expect(injected, `scripts that render ${literal}`).toBeGreaterThan(0);
  };
}

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export async function setBroken(page: Page, isBroken: boolean): Promise<void> {
  await page.evaluate((value) => {
    (window as Breakable).isBroken = value;
  }, isBroken);
}
