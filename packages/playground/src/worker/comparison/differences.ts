import {diffArrays} from 'diff';

/** A range of a line of HTML; `differs` if the reference has something else. */
interface Piece {
  readonly text: string;
  readonly differs: boolean;
}

/** A line of a group's HTML in pieces; `missing` if only the reference has it. */
export interface Line {
  readonly kind: 'same' | 'added' | 'missing';
  readonly pieces: readonly Piece[];
}

/** Beyond this number of differences, everything counts as different. */
const maxEditLength = 500;

/** Indexes of the items that only `after` has. */
export function changed(before: readonly string[], after: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  let index = 0;
  const changes = diffArrays([...before], [...after], {maxEditLength});
  for (const {added, removed, value} of changes ?? [{added: true, removed: false, value: after}]) {
    if (!removed) {
      value.forEach((_, offset) => added && found.add(index + offset));
      index += value.length;
    }
  }
  return found;
}

/** A line without a counterpart to compare with. */
export function same(text: string): Line {
  return {kind: 'same', pieces: [{text, differs: false}]};
}

/** The lines of `after`, with the lines that only `before` has among them. */
export function markLines(after: readonly string[], before: readonly string[]): Line[] {
  const changes = diffArrays([...before], [...after], {maxEditLength}) ?? [
    {removed: true, added: false, value: [...before]},
    {removed: false, added: true, value: [...after]},
  ];
  return changes.flatMap(({added, removed, value}, at) => {
    if (!added && !removed) {
      return value.map(same);
    }
    const other = changes[removed ? at + 1 : at - 1];
    const isPair = removed ? other?.added : other?.removed;
    const kind = removed ? 'missing' : 'added';
    return value.map((text, index) => ({
      kind,
      pieces: pieces(text, isPair ? other?.value[index] : undefined),
    }));
  });
}

/** Compares a line with its counterpart: tags as units, text by character. */
function pieces(text: string, counterpart: string | undefined): Piece[] {
  const changes =
    counterpart === undefined
      ? undefined
      : diffArrays(tokens(counterpart), tokens(text), {maxEditLength});
  return changes
    ? changes
        .filter(({removed}) => !removed)
        .map(({added, value}) => ({text: value.join(''), differs: added}))
    : [{text, differs: true}];
}

function tokens(line: string): string[] {
  return line.match(/<[^>]*>?|./gsu) ?? [];
}
