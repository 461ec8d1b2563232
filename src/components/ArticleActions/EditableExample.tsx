import {useEffectEvent, useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Flavour} from '@markdown-zh/diagnosis/standard';
import View from '@site/src/components/Example/View';
import {useExample} from '@site/src/components/Example/useExample';
import {sourceIn, type FigureViewProps} from './controls';

/** An editable example that replaces the built one. */
export default function EditableExample({figure, onDone}: FigureViewProps): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  const [built] = useState(() => readExample(figure));
  const {state, edit, change} = useExample(built);
  const editAtOnce = useEffectEvent(edit);
  useLayoutEffect(() => {
    figure.replaceWith(host);
    editAtOnce(); // in the same frame
    return () => {
      host.replaceWith(figure);
      figure.querySelector<HTMLElement>('[data-action="edit"]')?.focus();
    };
  }, [figure, host]);
  const hasBegun = state.phase === 'loading';
  useLayoutEffect(() => {
    const field = hasBegun ? host.querySelector('textarea') : null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [hasBegun, host]);
  return createPortal(
    <View {...built} state={state} onEdit={edit} onChange={change} onReset={onDone} />,
    host,
  );
}

function readExample(figure: HTMLElement) {
  const [, output] = [...figure.querySelectorAll('pre')].filter(
    (code) => !code.closest('[role="group"]'),
  );
  return {
    source: sourceIn(figure),
    html: figure.querySelector('[role="group"]')?.innerHTML ?? '',
    output: output?.textContent,
    title: figure.querySelector('figcaption')?.textContent,
    flavour: figure.dataset.flavour as Flavour,
    idPrefix: figure.dataset.prefix ?? '',
  };
}
