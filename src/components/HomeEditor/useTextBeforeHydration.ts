import {useEffect, useEffectEvent, useId, useRef, useState, type RefObject} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface TextBeforeHydration {
  /** The id of the field, on the server and in the browser. */
  readonly fieldId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Keeps what was typed into a field before the scripts ran, and the place of the cursor: when React takes over, it puts back what the
 * server wrote.
 *
 * @param onText is told the text, where it is another one than the server wrote
 */
export function useTextBeforeHydration(onText: (text: string) => void): TextBeforeHydration {
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(() => readField(fieldId));
  const keep = useEffectEvent(() => {
    const element = field.current;
    if (early && element && early.text !== element.value) {
      element.value = early.text;
      element.setSelectionRange(early.start, early.end);
      onText(early.text);
    }
  });
  useEffect(() => {
    keep();
  }, []);
  return {fieldId, field};
}

function readField(id: string) {
  const field = ExecutionEnvironment.canUseDOM && document.getElementById(id);
  return field && field instanceof HTMLTextAreaElement
    ? {text: field.value, start: field.selectionStart, end: field.selectionEnd}
    : undefined;
}
