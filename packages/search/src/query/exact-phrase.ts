const letter = /[\p{L}\p{N}]/u;

/** Whether a text has these letters one after another, with at most one sign or space between two of them. */
export function containsPhrase(text: string, letters: string): boolean {
  const first = letters.charAt(0);
  if (first === '') {
    return false;
  }
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    if (matchesFrom(text, start + 1, letters)) {
      return true;
    }
  }
  return false;
}

/** Whether all letters except the first follow from a place on. */
function matchesFrom(text: string, start: number, letters: string): boolean {
  let at = start;
  for (let index = 1; index < letters.length; index++) {
    if (text[at] !== letters[index] && !letter.test(text[at] ?? 'x')) {
      at += 1;
    }
    if (text[at] !== letters[index]) {
      return false;
    }
    at += 1;
  }
  return true;
}
