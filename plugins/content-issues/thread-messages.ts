import type {View} from './browser';
import type {Notice} from './report';

/** What the thread of the check is asked: for a check, or what the page at a path shows of the last one. */
export type Question = 'check' | {readonly number: number; readonly path: string};

/** What it answers. The issues stay there: of a site that has thousands, the development server would be busy with them. */
export type Answer =
  | {readonly kind: 'checked'; readonly notice: Notice | undefined}
  | {readonly kind: 'view'; readonly number: number; readonly view: View | null};
