import {Parser} from 'htmlparser2';

/** The inline code of a page that a policy must allow. */
interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** As in the HTML: `style="…"` and `onclick="…"`. */
  readonly attributes: readonly string[];
  /** The policy of a `<meta>` that comes before all scripts. */
  readonly policy: string | undefined;
}

/**
 * Scripts of these types run; others are data. https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
 */
const isRun =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Finds the inline code that a browser would run or apply. */
export function inlineCodeOf(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: string[] = [];
  const attributes: string[] = [];
  let policy: string | undefined;
  let hasScript = false;
  let current: string[] | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, values) {
      for (const [key, value] of Object.entries(values)) {
        if (key === 'style' || key.startsWith('on') || /^\s*javascript:/i.test(value)) {
          attributes.push(`${key}="${value}"`);
        }
      }
      const isRunScript = name === 'script' && isRun.test(values.type ?? '');
      hasScript ||= isRunScript;
      if (!hasScript && values['http-equiv']?.toLowerCase() === 'content-security-policy') {
        policy ??= values.content;
      }
      current =
        name === 'style' ? styles : isRunScript && values.src === undefined ? scripts : undefined;
      text = '';
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      current?.push(text);
      current = undefined;
    },
  });
  parser.end(html);
  return {scripts, styles, attributes, policy};
}
