import {asCode, lineOf, type Place, type Words} from './words.ts';

/** Elements that have no closing tag in HTML. */
export const emptyElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const unclosedEmpty = (name: string) => ({
  read: `<${name}> is not closed.`,
  remedy: `Write <${name} />.`,
});

/** Explains a tag that is not closed, or closed in the wrong order. */
export function explainTags({failure: {reason}}: Place): Words | undefined {
  const crossed =
    /closing tag `<\/(?<closed>[^>`]*)>`, expected corresponding closing tag for `<(?<open>[^>`]*)>` \((?<line>\d+):(?<column>\d+)/.exec(
      reason,
    )?.groups;
  if (crossed) {
    const {closed = '', open = ''} = crossed;
    if (emptyElements.test(open)) {
      const begun = {line: Number(crossed.line), column: Number(crossed.column)};
      return {...begun, ...unclosedEmpty(open)};
    }
    return {
      read: `</${closed}> comes before <${open}> is closed.`,
      remedy: `Close tags in the reverse order: </${open}> first.`,
    };
  }
  const boxed =
    /closing tag `<\/(?<name>[^>`]*)>` .*after the start of `directiveContainer` \((?<line>\d+):/.exec(
      reason,
    )?.groups;
  if (boxed) {
    return {
      read: `</${boxed.name}> comes before the box of line ${boxed.line} is closed.`,
      remedy: 'Write a line ::: where the box ends.',
    };
  }
  const missing =
    /closing tag for `<(?<name>[^>`]*)>` \((?<line>\d+):(?<column>\d+).*?(?:before the end of `(?<kind>\w+)`)?$/.exec(
      reason,
    )?.groups;
  if (missing === undefined) {
    return undefined;
  }
  const {name = '', kind} = missing;
  const begun = {line: Number(missing.line), column: Number(missing.column)};
  if (emptyElements.test(name)) {
    return {...begun, ...unclosedEmpty(name)};
  }
  const container = kind && (kindNames[kind] ?? kind);
  return {
    ...begun,
    read: `<${name}> is not closed${container ? ` before the end of its ${container}` : ''}.`,
    remedy: `Write </${name}> ${container ? `in the same ${container}` : 'where it ends'}. If it is not a tag, ${asCode(`<${name}>`)}.`,
  };
}

const kindNames: Readonly<Record<string, string>> = {
  tableData: 'cell',
  listItem: 'list item',
  blockquote: 'quotation',
  directiveContainer: 'box',
};

/** Explains a < that does not begin a tag, or an invalid tag. */
export function explainCharacter({
  failure: {reason},
  line,
  column,
  source,
}: Place): Words | undefined {
  const text = lineOf(source, line);
  const start = text.lastIndexOf('<', column - 1);
  if (start < 0) {
    return undefined;
  }
  const begun = {line, column: start + 1};
  const rest = text.slice(start);
  const address = /^<(?<url>(?:https?:\/\/|[\w.+-]+@)[^\s>]*)>?/.exec(rest)?.groups?.url;
  if (address !== undefined) {
    const target = address.includes('://') ? address : `mailto:${address}`;
    return {
      ...begun,
      read: `<${address}> is read as a tag, but is not a valid name for one.`,
      remedy: `Write a link: [${address}](${target}).`,
    };
  }
  if (rest.startsWith('<!--')) {
    return {...begun, read: 'The comment <!-- has no end.', remedy: 'Close it with -->.'};
  }
  if (reason.includes('before attribute value')) {
    return {
      read: `In "${rest.slice(0, column - start + 8)}" the value of an attribute has no quotes.`,
      remedy: 'Write it in quotes: name="value".',
    };
  }
  if (reason.includes('before name')) {
    const [word = '<'] = /^<\S{0,20}/.exec(rest) ?? [];
    return {
      ...begun,
      read: `"${word}" is read as a tag, but no tag name begins with "${String.fromCodePoint(word.codePointAt(1) ?? 0x3c)}".`,
      remedy: `Write &lt; for the sign, &lt;${word.slice(1)}, or ${asCode(word)}.`,
    };
  }
  return {
    read: `The tag "${rest.slice(0, column - start)}" is invalid from "${text.charAt(column - 1)}".`,
    remedy: `Correct the tag. If it is not a tag, write &lt; for <.`,
  };
}
