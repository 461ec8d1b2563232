import {positionsIn, type Position} from '@markdown-zh/diagnosis/positions';

/** Line and column, both 1-based, of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  return positionOf(text)(Math.min(offset, text.length));
}

let lastText = '';
let lastPositions = positionsIn(lastText);

/** Keeps the positions in the last text, of which checks ask for thousands of places. */
function positionOf(text: string): typeof lastPositions {
  if (text !== lastText) {
    lastText = text;
    lastPositions = positionsIn(text);
  }
  return lastPositions;
}
