import type {MarkdownKey} from '@markdown-zh/ui/MarkdownKeys';

/** A field's text and its selection. */
interface Field {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A sign is inserted, or encloses the selection; the other keys change the start of the line. */
export function pressed(
  {text, from, to}: Field,
  key: Exclude<MarkdownKey, 'undo' | 'redo'>,
): Field {
  const line = text.lastIndexOf('\n', from - 1) + 1;
  const atStart = (added: string, removed = 0): Field => {
    const moved = (offset: number) => Math.max(line, offset + added.length - removed);
    return {
      text: text.slice(0, line) + added + text.slice(line + removed),
      from: moved(from),
      to: moved(to),
    };
  };
  switch (key) {
    case 'indent':
      return atStart('  ');
    case 'outdent':
      return atStart('', /^ {0,2}/.exec(text.slice(line))?.[0].length);
    case '1.':
      return atStart('1. ');
    default: {
      const closing = from === to ? '' : (closingOf[key] ?? key);
      return {
        text: text.slice(0, from) + key + text.slice(from, to) + closing + text.slice(to),
        from: from + key.length,
        to: to + key.length,
      };
    }
  }
}

const closingOf: Partial<Record<MarkdownKey, string>> = {
  '[': ']',
  '(': ')',
  '#': '',
  '>': '',
  '-': '',
  '!': '',
};
