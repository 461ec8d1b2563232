import {fromHtml} from 'hast-util-from-html';
import type {VFile} from 'vfile';
import {positionAt} from '../checks/position.ts';
import type {Fault} from '../checks/snippets.ts';

type Message = VFile['messages'][number];

/**
 * Parses HTML, a fragment or a page. Finds the first parse error of the HTML Standard that parse5 reports, or else
 * the first unpaired tag, which parse5 does not report. It does report self-closed tags outside `<svg>` and `<math>`,
 * so all others are closed.
 */
export function parseHtml(source: string): Fault | undefined {
  const messages: Message[] = [];
  fromHtml(source, {
    fragment: !/<(?:!doctype|html)\b/i.test(source),
    missingDoctype: false,
    onerror: (message) => {
      messages.push(message);
    },
  });
  const [error] = messages;
  return error
    ? {line: error.line ?? 1, column: error.column ?? 1, reason: error.reason}
    : findUnbalanced(source);
}

/** Comments, elements whose content is not markup, and tags. */
const tags =
  /<!--[^]*?(?:-->|$)|<(?<raw>script|style|textarea|title)\b[^]*?(?:(?<rawEnd><\/\k<raw>[\s/>])|$)|<(?<end>\/?)(?<name>[a-z][^\s/>]*)(?:[\s/](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*)?(?:>|$)/gi;

/** Elements without an end tag, and those whose end tag may be left out (HTML Standard, 13.1.2.4). */
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const endTagMayMiss =
  /^(?:html|head|body|p|li|dt|dd|rt|rp|optgroup|option|colgroup|caption|thead|tbody|tfoot|tr|td|th)$/;

/** A tag that ends in a slash, unless the slash belongs to an attribute's unquoted value (13.2.5.37). */
const selfClosed = /^<[^/][^]*(?<!=\s{0,9}[^\s"'=>]{1,300})\/>$/;

function findUnbalanced(source: string): Fault | undefined {
  const open: {readonly name: string; readonly index: number}[] = [];
  for (const {0: tag, groups, index} of source.matchAll(tags)) {
    const name = groups?.name?.toLowerCase();
    if (groups?.raw !== undefined && groups.rawEnd === undefined) {
      return notClosed({name: groups.raw.toLowerCase(), index});
    }
    if (name === undefined || voidElement.test(name) || selfClosed.test(tag)) {
      continue;
    }
    if (groups?.end === '') {
      open.push({name, index});
      continue;
    }
    const at = open.findLastIndex((tag) => tag.name === name);
    if (at < 0) {
      return {...positionAt(source, index), reason: `</${name}> closes nothing`};
    }
    const unclosed = open
      .splice(at)
      .find((tag) => tag.name !== name && !endTagMayMiss.test(tag.name));
    if (unclosed) {
      return notClosed(unclosed);
    }
  }
  const unclosed = open.find((tag) => !endTagMayMiss.test(tag.name));
  return unclosed && notClosed(unclosed);

  function notClosed({name, index}: {readonly name: string; readonly index: number}): Fault {
    return {...positionAt(source, index), reason: `<${name}> is not closed`};
  }
}
