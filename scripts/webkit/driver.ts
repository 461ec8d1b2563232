import {setTimeout as pause} from 'node:timers/promises';

/** The answer of a driver. */
interface Answer {
  readonly value: unknown;
}

/** What a driver says in `value` where it cannot do what it is told. */
interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Milliseconds for what a page does by itself. */
const patience = 10_000;

/**
 * A session of WebDriver (https://www.w3.org/TR/webdriver2/) in one window. Its functions throw what the driver refuses. Elements are
 * named by a CSS selector, or by an XPath that begins with `//`.
 */
export class Driver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** @param address of the driver, without a slash at its end; `capabilities` as WebDriver names them */
  static async start(address: string, capabilities: object = {}): Promise<Driver> {
    const body = {capabilities: {alwaysMatch: capabilities}};
    const {sessionId} = (await send('POST', `${address}/session`, body)) as {sessionId: string};
    return new Driver(`${address}/session/${sessionId}`);
  }

  /** Loads a page, and resolves when it and its files have been loaded. */
  async open(url: string): Promise<void> {
    await this.#post('url', {url});
  }

  async goBack(): Promise<void> {
    await this.#post('back');
  }

  async reload(): Promise<void> {
    await this.#post('refresh');
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', {width, height});
  }

  /** Runs a function in the page, and resolves with what it returns: JSON. It must not use anything from outside its body. */
  async run<Arguments extends unknown[], Result>(
    code: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    const script = `return (${code.toString()})(...arguments)`;
    return (await this.#post('execute/sync', {script, args})) as Awaited<Result>;
  }

  /** Waits until a function in the page is true. */
  async until<Arguments extends unknown[]>(
    what: string,
    code: (...args: Arguments) => boolean,
    ...args: Arguments
  ): Promise<void> {
    const end = Date.now() + patience;
    while (!(await this.run(code, ...args))) {
      if (Date.now() > end) {
        throw new Error(`not within ${patience / 1000} s: ${what}`);
      }
      await pause(25);
    }
  }

  /** Presses the first element, as a pointer does, as soon as it can be: it has to be in sight, and nothing before it. */
  async press(selector: string): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        await this.#post(`element/${await this.#find(selector)}/click`);
        return;
      } catch (error) {
        if (Date.now() > end) {
          throw new Error(`${selector} cannot be pressed: ${String(error)}`, {cause: error});
        }
        await pause(50); // it may still be on its way
      }
    }
  }

  /** Types into the first element, which gets the focus. */
  async type(selector: string, text: string): Promise<void> {
    await this.#post(`element/${await this.#find(selector)}/value`, {text});
  }

  /** Presses keys of the keyboard, wherever the focus is. Keys without a character are those of WebDriver's table. */
  async key(...keys: readonly string[]): Promise<void> {
    const down = keys.map((value) => ({type: 'keyDown', value}));
    const up = [...keys].reverse().map((value) => ({type: 'keyUp', value}));
    await this.#post('actions', {actions: [{type: 'key', id: 'keys', actions: [...down, ...up]}]});
  }

  /** Runs what follows in a frame, or again in the page. */
  async enterFrame(selector: string | undefined): Promise<void> {
    const id = selector === undefined ? null : {[elementKey]: await this.#find(selector)};
    await this.#post('frame', {id});
  }

  /** What is in sight, as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await send('GET', `${this.#session}/screenshot`)) as string, 'base64');
  }

  async end(): Promise<void> {
    await send('DELETE', this.#session);
  }

  async #find(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector';
    const body = {using, value: selector};
    const element = (await this.#post('element', body)) as Record<string, string>;
    return element[elementKey] ?? '';
  }

  #post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#session}/${command}`, body);
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body && {body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(6 * patience),
  });
  const {value} = (await response.json()) as Answer;
  if (!response.ok) {
    const {error, message} = value as Refusal;
    throw new Error(`${error}: ${message} (${address.replace(/.*\/session\/[^/]*/, '')})`);
  }
  return value;
}
