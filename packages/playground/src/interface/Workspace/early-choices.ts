import {initialChoices, views, type ChoiceEvent} from '../../state.ts';
import {targets} from '@markdown-zh/platforms/targets';
import {dialects} from '@markdown-zh/engines/dialects';

/** The choices that a reader has made in a page that has not been hydrated yet; React does not report them. */
export function earlyChoices(): readonly ChoiceEvent[] {
  const chosen = (selector: string) =>
    document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value;
  const view = views.find((name) => name === chosen('[name="view"]:checked'));
  const dialect = dialects.find((name) => name === chosen('[name="dialect"]'));
  const platform = targets.find(({id}) => id === chosen('[name="platform"]'))?.id;
  return [
    ...(view && view !== initialChoices.view ? [{type: 'view', view} as const] : []),
    ...(platform ? [{type: 'platform', platform} as const] : []),
    ...(dialect && dialect !== initialChoices.dialect ? [{type: 'dialect', dialect} as const] : []),
  ];
}
