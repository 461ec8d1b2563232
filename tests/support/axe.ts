import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The rules about colours: those of axe's category `cat.color` that are on by default. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose result depends on sizes: scrolling and target sizes. */
export const widthRules = ['scrollable-region-focusable', 'target-size'];

export interface Scope {
  /** The rules to run. The default is axe's own rules and `target-size`, which axe has off. */
  readonly rules?: readonly string[];
  /** A selector of the only elements to test. */
  readonly include?: string;
  /** A selector of elements to leave out. */
  readonly exclude?: string;
}

/** The findings of axe in a page, as `rule: element`. */
export async function findViolations(
  page: Page,
  {rules, include, exclude}: Scope = {},
): Promise<string[]> {
  // The first run injects axe. The pages have no foreign frames, from which it would have to be isolated.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await new AxeBuilder({page}).setLegacyMode().withRules('document-title').analyze();
  }
  const axe = new AxeBuilder({page, axeSource: `(${spareWork.toString()})()`})
    .options({resultTypes: ['violations'], iframes: false, rules: {'target-size': {enabled: true}}})
    .setLegacyMode();
  if (rules) {
    axe.withRules([...rules]);
  }
  if (include) {
    axe.include(include);
  }
  if (exclude) {
    axe.exclude(exclude);
  }
  const {violations} = await axe.analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
}

/** The parts of axe-core that `spareWork` uses. */
interface Axe {
  readonly commons: {
    readonly dom: {
      readonly isVisibleOnScreen: (element: Element) => boolean;
      readonly getTextElementStack: (element: Element) => Element[][];
    };
  };
  readonly _audit: {readonly checks: Readonly<Record<string, Check>>};
}

type Evaluate = (this: unknown, element: Element, ...rest: unknown[]) => boolean | undefined;

interface Check {
  evaluate: Evaluate;
  original?: Evaluate;
}

/**
 * Saves time; runs in the page before axe. Axe computes the colours below every element with text, and needs seconds
 * for an article whose code has thousands. Two checks then skip needless work:
 *
 * - A contrast passes if another one passed with the same colours of the text and of everything below it. Failures
 *   and undecided cases are computed each time. So are elements with opacity or blending, or below something else.
 * - The colour of a link in a text is not checked if the link differs by more than its colour. The rule requires one of them.
 */
export function spareWork(): void {
  const {axe} = window as unknown as {readonly axe?: Axe};
  const contrast = axe?._audit.checks['color-contrast'];
  const linkColour = axe?._audit.checks['link-in-text-block'];
  const linkStyle = axe?._audit.checks['link-in-text-block-style'];
  if (!axe || !contrast || !linkColour || !linkStyle) {
    return; // a frame without axe
  }
  const {isVisibleOnScreen, getTextElementStack} = axe.commons.dom;
  const clear = 'rgba(0, 0, 0, 0)';

  const remember = <Value>(work: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      const value = known.get(element) ?? work(element);
      known.set(element, value);
      return value;
    };
  };
  const backgroundOf = remember((element) => getComputedStyle(element).backgroundColor);
  const isPainted: (element: Element) => boolean = remember((element) => {
    const {opacity, mixBlendMode} = getComputedStyle(element);
    const {parentElement: parent} = element;
    return opacity === '1' && mixBlendMode === 'normal' && (!parent || isPainted(parent));
  });

  /** All inputs from which axe derives a pass. */
  const contrastInputs = (element: Element): string | undefined => {
    if (!isVisibleOnScreen(element) || backgroundOf(document.body) !== clear) {
      return undefined;
    }
    const stacks = getTextElementStack(element); // one stack for each line of the text
    if (!stacks.every((stack) => stack[0] === element && stack.every(isPainted))) {
      return undefined;
    }
    const style = getComputedStyle(element);
    return JSON.stringify([
      style.color,
      style.webkitTextFillColor,
      style.webkitTextStroke,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      stacks.map((stack) => [
        stack.includes(document.body), // otherwise axe adds the page's own background
        ...stack.map(backgroundOf).filter((colour) => colour !== clear),
      ]),
    ]);
  };

  const passed = new Set<string>();
  const workOutContrast = (contrast.original ??= contrast.evaluate);
  contrast.evaluate = function (element, ...rest) {
    const key = contrastInputs(element);
    if (key !== undefined && passed.has(key)) {
      return true;
    }
    const result = workOutContrast.call(this, element, ...rest);
    if (key !== undefined && result === true) {
      passed.add(key);
    }
    return result;
  };

  const workOutLinkColour = (linkColour.original ??= linkColour.evaluate);
  linkColour.evaluate = function (element, ...rest) {
    const isDistinct = linkStyle.evaluate.call(this, element, ...rest) === true;
    return isDistinct || workOutLinkColour.call(this, element, ...rest);
  };
}

/** Waits until the page has applied a new width or mode, and no colour is in transition; runs in the page. */
export async function settled(): Promise<void> {
  const nextFrame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 1000); // an invisible tab may get no frame
    });
  await nextFrame();
  // Not awaited: without frames, they would never end.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) {
      animation.finish();
    }
  }
  await nextFrame();
}
