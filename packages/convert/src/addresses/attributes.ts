import type {Decide, Use} from './address.ts';

/** The attributes of HTML and SVG that hold an address, in lower case and without colons and hyphens. */
const uses: ReadonlyMap<string, Use> = new Map<string, Use>([
  // prettier-ignore
  ...[
    'href', 'xlinkhref', 'cite', 'longdesc', 'action', 'formaction', 'ping', 'itemtype', 'itemid', 'manifest', 'profile', 'codebase',
    'classid', 'archive', 'data',
  ].map((name) => [name, 'link'] as const),
  ...['src', 'poster', 'background', 'icon', 'lowsrc', 'dynsrc'].map(
    (name) => [name, 'picture'] as const,
  ),
]);

/** Attributes with several addresses, between spaces. */
const lists = ['ping', 'itemtype', 'archive'];

/**
 * The value of an attribute with safe addresses: unchanged if it holds no other. Undefined if it may not stay.
 *
 * @param name as in HTML, or as a property of hast
 */
export function safeValue(name: string, value: string, decide: Decide): string | undefined {
  const key = name.toLowerCase().replace(/[:-]/g, '');
  const use = uses.get(key);
  if (key === 'srcset' || key === 'imagesrcset') {
    return safeCandidates(value, decide);
  }
  if (use === undefined) {
    return styled.test(key) ? safeStyle(value, decide) : value;
  }
  return lists.includes(key)
    ? joined(value, value.split(/\s+/), (address) => decide(address, use), ' ')
    : decide(value, use);
}

/** The candidates of a `srcset` that may stay. */
function safeCandidates(value: string, decide: Decide): string | undefined {
  const safe = ({address, descriptor}: Candidate) => {
    const kept = decide(address, 'picture');
    return kept === undefined ? undefined : kept + descriptor;
  };
  const candidates = candidatesOf(value);
  const texts = candidates.map(({address, descriptor}) => address + descriptor);
  return joined(value, texts, (_, index) => candidates[index] && safe(candidates[index]), ', ');
}

/** All that may stay of several addresses; the value itself if all of them do. */
function joined(
  value: string,
  parts: readonly string[],
  safe: (part: string, index: number) => string | undefined,
  separator: string,
): string | undefined {
  const kept = parts.map(safe);
  if (kept.every((part, index) => part === parts[index])) {
    return value;
  }
  const rest = kept.filter((part) => part !== undefined);
  return rest.length === 0 ? undefined : rest.join(separator);
}

interface Candidate {
  readonly address: string;
  /** With the space before it. */
  readonly descriptor: string;
}

/** Reads a `srcset` (HTML Standard, "parse a srcset attribute"). */
function candidatesOf(value: string): Candidate[] {
  const found: Candidate[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [text = ''] = pattern.exec(value) ?? [];
    at += text.length;
    return text;
  };
  for (take(/[\s,]*/y); at < value.length; take(/[\s,]*/y)) {
    const run = take(/\S*/y);
    let end = run.length;
    while (run[end - 1] === ',') {
      end -= 1;
    }
    const descriptor = end < run.length ? '' : take(/(?:\([^)]*\)?|[^,(])*/y).trimEnd();
    found.push({address: run.slice(0, end), descriptor});
  }
  return found;
}

/** Attributes that hold CSS with pictures or parts of SVG. */
const styled = /^(?:style|fill|stroke|filter|mask|cursor|clippath|marker(?:start|mid|end)?)$/;

/** CSS whose addresses may stay. An escape could hide one, so none may. */
function safeStyle(value: string, decide: Decide): string | undefined {
  const addresses = /url\(\s*(?:("[^"]*"|'[^']*'|[^\s"'()]+)\s*)?\)/gi;
  if (/\\|(?:url|src|image|image-set)\s*\(/i.test(value.replace(addresses, ''))) {
    return undefined;
  }
  const bad: string[] = [];
  const written = value.replace(addresses, (all, quoted: string | undefined = '') => {
    const address = quoted.replace(/^["']|["']$/g, '');
    const safe = decide(address, 'picture');
    if (safe === undefined || /["']/.test(safe)) {
      bad.push(address);
    }
    return safe === address ? all : `url("${safe ?? ''}")`;
  });
  return bad.length === 0 ? written : undefined;
}
