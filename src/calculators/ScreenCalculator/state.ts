import {choice, defaults, numeric, type Parameters} from '../Calculator/share';
import {commonPanels, limits, measuredPanels, type Known, type ScreenTexts} from './model';

/** The values in the address of the calculator's own page: the article's example, 27 inches, 2560 × 1440, from 60 cm. */
export const parameters = {
  known: choice('diagonal', ['diagonal', 'area']),
  width: numeric('2560', limits.width, 'px'),
  height: numeric('1440', limits.height, 'px'),
  diagonal: numeric('27', limits.diagonal, '英寸'),
  areaWidth: numeric('597.7', limits.areaWidth, 'mm'),
  areaHeight: numeric('336.2', limits.areaHeight, 'mm'),
  distance: numeric('60', limits.distance, 'cm'),
} satisfies Parameters;

interface ScreenState {
  /** A panel's id; empty if the reader has changed the fields. */
  readonly panel: string;
  readonly known: Known;
  readonly texts: ScreenTexts;
}

type ScreenEvent =
  | {readonly type: 'choose'; readonly panel: string}
  | {readonly type: 'know'; readonly known: Known}
  | {readonly type: 'write'; readonly field: keyof ScreenTexts; readonly text: string};

/** The fields that a page may preset; the others come from the example. */
export type InitialScreen = Partial<ScreenTexts> & {readonly known?: Known};

/** The article's example: 27 inches, 2560 × 1440, seen from 60 cm. */
const example: ScreenState = {
  panel: '27-2560x1440',
  known: 'diagonal',
  texts: defaults(parameters, 'width', 'height', 'diagonal', 'areaWidth', 'areaHeight', 'distance'),
};

/**
 * The initial fields of a page; missing ones come from the example. The example's panel is selected only if the page
 * presets no text and has the example's known value.
 */
export function initialState({known = example.known, ...texts}: InitialScreen = {}): ScreenState {
  return {
    panel: known === example.known && Object.keys(texts).length === 0 ? example.panel : '',
    known,
    texts: {...example.texts, ...texts},
  };
}

/** The next state; a panel fills its own fields and leaves the others unchanged. */
export function nextState(state: ScreenState, event: ScreenEvent): ScreenState {
  switch (event.type) {
    case 'choose': {
      const panel = [...commonPanels, ...measuredPanels].find(({id}) => id === event.panel);
      if (!panel) {
        return {...state, panel: ''};
      }
      const {size: diagonal, width, height, area} = panel;
      const areaTexts = area ? {areaWidth: area.width, areaHeight: area.height} : {};
      return {
        panel: panel.id,
        known: area ? 'area' : 'diagonal',
        texts: {...state.texts, width, height, diagonal, ...areaTexts},
      };
    }
    case 'know':
      return {...state, panel: '', known: event.known};
    case 'write': {
      const panel = event.field === 'distance' ? state.panel : '';
      return {...state, panel, texts: {...state.texts, [event.field]: event.text}};
    }
  }
}
