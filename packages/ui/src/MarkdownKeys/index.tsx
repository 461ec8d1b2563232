import type {ReactNode, Ref, SyntheticEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import {useAboveKeyboard} from './useAboveKeyboard.ts';
import styles from './styles.module.css';

const signs = {indent: '⇥', outdent: '⇤', undo: '↶', redo: '↷'} as const;

const keys = [
  '#',
  '*',
  '-',
  '1.',
  '>',
  '`',
  '[',
  ']',
  '(',
  ')',
  '!',
  '|',
  '~',
  '$',
  'indent',
  'outdent',
  'undo',
  'redo',
] as const;

/** A key of the row above a phone's keyboard: a sign, or an action. */
export type MarkdownKey = (typeof keys)[number];

type Props = {
  readonly ref?: Ref<HTMLDivElement>;
  readonly onPress: (key: MarkdownKey) => void;
  /** Called when the row gets or loses the focus, which only a real keyboard gives it. */
  readonly onFocus: (hasFocus: boolean) => void;
};

/** A row of keys above the keyboard of a phone, which has the signs of Markdown on its second and third page. */
export default function MarkdownKeys({ref, onPress, onFocus}: Props): ReactNode {
  const place = useAboveKeyboard();
  return (
    <div ref={place} className={styles.place}>
      <div
        ref={ref}
        className={styles.keys}
        role="toolbar"
        aria-label={translate({id: 'site.keys', message: 'Markdown keys'})}
      >
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            onFocus={() => {
              onFocus(true);
            }}
            onBlur={() => {
              onFocus(false);
            }}
            aria-label={labelOf(key)}
            onPointerDown={keepFocus}
            onMouseDown={keepFocus}
            onClick={() => {
              onPress(key);
            }}
          >
            {signOf(key)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The editor keeps the focus, and with it the keyboard stays. */
function keepFocus(event: SyntheticEvent): void {
  event.preventDefault();
}

function signOf(key: MarkdownKey): string {
  return key in signs ? signs[key as keyof typeof signs] : key;
}

function labelOf(key: MarkdownKey): string {
  switch (key) {
    case 'indent':
      return translate({id: 'site.keys.indent', message: 'Indent list item'});
    case 'outdent':
      return translate({id: 'site.keys.outdent', message: 'Outdent list item'});
    case 'undo':
      return translate({id: 'site.keys.undo', message: 'Undo'});
    case 'redo':
      return translate({id: 'site.keys.redo', message: 'Redo'});
    case '1.':
      return translate({id: 'site.keys.numbers', message: '1. Numbered list'});
    default:
      return key;
  }
}
