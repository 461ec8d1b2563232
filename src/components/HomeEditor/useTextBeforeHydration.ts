import {useEffect, useEffectEvent, useId, useRef, useState, type RefObject} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface TextBeforeHydration {
  /** The id of the field, on the server and in the browser. */
  readonly fieldId: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Preserves text typed into a field before hydration, and the cursor position; hydration resets the field to the
 * server's text.
 *
 * @param onText called with the text if it differs from the server's
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
