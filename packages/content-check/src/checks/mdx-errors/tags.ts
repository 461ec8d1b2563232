import {asCode, lineOf, type Place, type Words} from './words.ts';

/** Elements that have no closing tag in HTML. */
const emptyElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** A tag that is not closed where it must be. */
export function explainTags({failure: {reason}}: Place): Words | undefined {
  const crossed =
    /closing tag `<\/(?<closed>[^>`]*)>`, expected corresponding closing tag for `<(?<open>[^>`]*)>`/.exec(
      reason,
    )?.groups;
  if (crossed) {
    const {closed = '', open = ''} = crossed;
    return {
      read: `</${closed}> stands before <${open}> is closed.`,
      remedy: `Close tags in the reverse order: </${open}> first.`,
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
    return {...begun, read: `<${name}> is not closed.`, remedy: `Write <${name} />.`};
  }
  const within = kind && ` before the end of the ${kindNames[kind] ?? kind} in which it stands`;
  return {
    ...begun,
    read: `<${name}> is not closed${within ?? ''}.`,
    remedy: `Write </${name}> where it ends${within ? ', in the same one' : ''}. If it is no tag, ${asCode(`<${name}>`)}.`,
  };
}

const kindNames: Readonly<Record<string, string>> = {
  tableData: 'cell',
  listItem: 'list item',
  blockquote: 'quotation',
};

/** A < that begins no tag, or a tag that cannot be read to its end. */
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
      read: `<${address}> is read as a tag, and no tag has such a name.`,
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
      read: `"${word}" is read as a tag, and no name of a tag begins with "${String.fromCodePoint(word.codePointAt(1) ?? 0x3c)}".`,
      remedy: `Write &lt; for the sign, &lt;${word.slice(1)}, or ${asCode(word)}.`,
    };
  }
  return {
    read: `The tag "${rest.slice(0, column - start)}" cannot be read on from "${text.charAt(column - 1)}".`,
    remedy: `Correct the tag. If it is none, write &lt; for <.`,
  };
}
