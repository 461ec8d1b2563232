import {Parser} from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

/** Runs at the end of an element. */
export type Close = () => void;

interface Reader {
  /** Whether to leave out an element with its content. */
  readonly leavesOut: (name: string, attributes: Attributes) => boolean;
  readonly open: (name: string, attributes: Attributes) => Close | undefined;
  readonly text: (text: string) => void;
}

/**
 * Reads HTML from beginning to end, without a tree. Converts names to lower case, decodes character references, and
 * supplies end tags that the minifier dropped.
 */
export function walkHtml(html: string, {leavesOut, open, text}: Reader): void {
  const closes: (Close | undefined)[] = [];
  /** The number of open elements from the one that is left out; 0 outside. */
  let depthLeftOut = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depthLeftOut > 0 || leavesOut(name, attributes)) {
        depthLeftOut += 1;
      } else {
        closes.push(open(name, attributes));
      }
    },
    ontext(piece) {
      if (depthLeftOut === 0) {
        text(piece);
      }
    },
    onclosetag() {
      if (depthLeftOut > 0) {
        depthLeftOut -= 1;
      } else {
        closes.pop()?.();
      }
    },
  });
  parser.end(html);
}

/** Whether an element has a class. */
export function hasClass({class: classes}: Attributes, name: string): boolean {
  return classes !== undefined && ` ${classes} `.includes(` ${name} `);
}
