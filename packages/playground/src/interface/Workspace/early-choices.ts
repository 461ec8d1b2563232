import type {ControlState} from '@markdown-zh/ui/useBeforeHydration';
import {initialChoices, views, type ChoiceEvent} from '../../state.ts';
import {targets} from '@markdown-zh/platforms/targets';
import {dialects} from '@markdown-zh/engines/dialects';

/** The choices that the reader made before hydration. */
export function earlyChoices(controls: readonly ControlState[]): readonly ChoiceEvent[] {
  const chosen = (name: string) => controls.find((control) => control.name === name)?.value;
  const view = views.find((name) => name === chosen('view'));
  const dialect = dialects.find((name) => name === chosen('dialect'));
  const platform = targets.find(({id}) => id === chosen('platform'))?.id;
  return [
    ...(view && view !== initialChoices.view ? [{type: 'view', view} as const] : []),
    ...(platform ? [{type: 'platform', platform} as const] : []),
    ...(dialect && dialect !== initialChoices.dialect ? [{type: 'dialect', dialect} as const] : []),
  ];
}
