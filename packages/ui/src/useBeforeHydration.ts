import {useId, useState} from 'react';

/** A form control as the reader left it. */
export interface ControlState {
  /** Empty for a control without a name. */
  readonly name: string;
  readonly value: string;
  /** The selected range of a text, in UTF-16 code units. */
  readonly selection: {readonly start: number; readonly end: number} | undefined;
}

interface BeforeHydration {
  /** The id of the element whose controls are read. */
  readonly rootId: string;
  /** The controls in document order; empty if the page came without the element, as after a navigation within the site. */
  readonly controls: readonly ControlState[];
}

/**
 * Reads what a reader did to the controls of a page before React took it over. React resets the text of fields, and reports no
 * earlier event. The values are read during the first rendering; use them in an effect.
 */
export function useBeforeHydration(): BeforeHydration {
  const rootId = useId();
  const [controls] = useState(() => {
    const root = typeof document === 'undefined' ? null : document.getElementById(rootId);
    return root ? readControls(root) : [];
  });
  return {rootId, controls};
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls below an element, without radio buttons and boxes that are not checked. */
export function readControls(root: ParentNode): ControlState[] {
  return Array.from(root.querySelectorAll<Control>('input, select, textarea'))
    .filter(
      (control) =>
        !(/^(?:radio|checkbox)$/.test(control.type) && 'checked' in control && !control.checked),
    )
    .map((control) => ({
      name: control.name,
      value: control.value,
      selection: selectionOf(control),
    }));
}

function selectionOf(control: Control): ControlState['selection'] {
  const {selectionStart: start = null, selectionEnd: end = null} =
    control as Partial<HTMLTextAreaElement>;
  return start === null || end === null ? undefined : {start, end};
}
