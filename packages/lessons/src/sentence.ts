/**
 * A sentence for the learner: what is not right, the signs that had no effect, and what to do.
 *
 * @param signs characters that the answer shows; without those that `how` names
 */
export function sentence(fact: string, how = '', signs: readonly string[] = []): string {
  const idle = signs.filter((sign) => !how.includes(code(sign)));
  const without = idle.length > 0 ? `，${idle.map(code).join(' ')} 没有起作用` : '';
  return `${fact}${without}${how === '' ? '' : `：${how}`}。`;
}

/** A text as code in a sentence, between backticks that it does not contain. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A sentence without what to do, for where that is said already. */
export function factOf(said: string): string {
  let depth = 0;
  for (const [at, character] of Array.from(said).entries()) {
    if (character === '「') {
      depth += 1;
    } else if (character === '」') {
      depth -= 1;
    } else if (character === '：' && depth === 0) {
      return `${Array.from(said).slice(0, at).join('')}。`;
    }
  }
  return said;
}
