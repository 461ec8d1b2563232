import {diffLines} from 'diff';

/** Successive lines of two texts. */
export interface LineChange {
  readonly text: string;
  readonly kind: 'same' | 'added' | 'removed';
}

/** Milliseconds after which a comparison gives way to both texts as a whole. */
const longest = 1000;

/** The lines of two texts, with those that only one of them has. */
export function lineChanges(before: string, after: string): readonly LineChange[] {
  const changes = diffLines(before, after, {timeout: longest});
  return (
    changes?.map(({value, added, removed}) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? [
      {text: before, kind: 'removed'},
      {text: after, kind: 'added'},
    ]
  );
}
