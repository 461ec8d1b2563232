import type {ReactNode, Ref, SyntheticEvent} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PhoneKey} from '../text-editor';
import {useAboveKeyboard} from './useAboveKeyboard';
import styles from './styles.module.css';

type Props = {
  readonly ref: Ref<HTMLDivElement>;
  readonly onPress: (key: PhoneKey) => void;
  /** Called when the row gets or loses the focus, which only a real keyboard gives it. */
  readonly onFocus: (hasFocus: boolean) => void;
};

const keys = [
  '#',
  '*',
  '-',
  '1.',
  '>',
  '`',
  '[',
  ']',
  '|',
  'indent',
  'outdent',
  'undo',
  'redo',
] as const satisfies readonly PhoneKey[];

/** A row of keys above the keyboard of a phone, which has the signs of Markdown on its second and third page. */
export default function PhoneKeys({ref, onPress, onFocus}: Props): ReactNode {
  const place = useAboveKeyboard();
  return (
    <div ref={place} className={styles.place}>
      <div
        ref={ref}
        className={styles.keys}
        role="toolbar"
        aria-label={translate({id: 'site.playground.keys', message: 'Markdown keys'})}
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

function signOf(key: PhoneKey): string {
  const signs: Partial<Record<PhoneKey, string>> = {
    indent: '⇥',
    outdent: '⇤',
    undo: '↶',
    redo: '↷',
  };
  return signs[key] ?? key;
}

function labelOf(key: PhoneKey): string {
  switch (key) {
    case 'indent':
      return translate({id: 'site.playground.keys.indent', message: 'Indent list item'});
    case 'outdent':
      return translate({id: 'site.playground.keys.outdent', message: 'Outdent list item'});
    case 'undo':
      return translate({id: 'site.playground.keys.undo', message: 'Undo'});
    case 'redo':
      return translate({id: 'site.playground.keys.redo', message: 'Redo'});
    case '1.':
      return translate({id: 'site.playground.keys.numbers', message: '1. Numbered list'});
    default:
      return key;
  }
}
