import {
  useEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './MarkdownKeys.module.css';

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
  const fixedRow = useAboveKeyboard();
  return (
    <div ref={fixedRow} className={styles.fixedRow}>
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

/** Keeps a fixed element above the on-screen keyboard, which covers a part of the page without changing its size. */
function useAboveKeyboard(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {visualViewport} = window;
    const move = () => {
      if (visualViewport) {
        const {offsetTop, offsetLeft, width, height} = visualViewport;
        const covered = document.documentElement.clientHeight - offsetTop - height;
        element.current?.style.setProperty('inset-block-end', `${String(Math.max(covered, 0))}px`);
        element.current?.style.setProperty('inset-inline-start', `${String(offsetLeft)}px`);
        element.current?.style.setProperty('inline-size', `${String(width)}px`);
      }
    };
    move();
    visualViewport?.addEventListener('resize', move);
    visualViewport?.addEventListener('scroll', move);
    return () => {
      visualViewport?.removeEventListener('resize', move);
      visualViewport?.removeEventListener('scroll', move);
    };
  }, []);
  return element;
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
