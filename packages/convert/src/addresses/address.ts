/** Where an address leads once its text has left the site. */
type Place =
  /** A host of the web. */
  | 'web'
  /** A mail address or a telephone. */
  | 'contact'
  /** A part of the text, or a file whose path begins at the text's folder. */
  | 'beside'
  /** A file whose path begins at the root: of a site there, of a disk here. */
  | 'rooted'
  /** A picture in the address itself. */
  | 'picture';

/** An address that a browser, Word or a feed reader understands in one way. */
interface ReadAddress {
  readonly place: Place;
  /** As given, unless it is written oddly. */
  readonly written: string;
}

/** The use of an address: a link is pressed, a picture loads by itself. */
export type Use = 'link' | 'picture';

/** Returns the safe form of an address; undefined if there is none. */
export type Decide = (address: string, use: Use) => string | undefined;

const leaving: Readonly<Record<Use, readonly Place[]>> = {
  link: ['web', 'contact', 'beside'],
  picture: ['web', 'beside', 'picture'],
};

/**
 * Decides which addresses may leave the site: `http:`, `https:`, `mailto:`, `tel:`, anchors, files beside the
 * text, and pictures in the text. `//host` becomes `https://host`, because on a disk it is a network drive. Windows sends the account to
 * such a drive.
 */
export const safeAddress: Decide = (address, use) => {
  const read = readAddress(address);
  return read && leaving[use].includes(read.place) ? read.written : undefined;
};

/**
 * The same for a text that stays source code. It keeps paths from the root: on the site of its author they are ordinary, and they name
 * no other host.
 */
export const safeInSource: Decide = (address, use) => {
  const read = readAddress(address);
  return read?.place === 'rooted' ? read.written : safeAddress(address, use);
};

/** The formats of pictures, which browsers and Word show without running anything in them. */
const pictures =
  /^image\/(?:apng|avif|bmp|gif|jpe?g|png|svg\+xml|webp|(?:x-|vnd\.microsoft\.)icon)[;,]/i;

/**
 * Reads an address as browsers do (URL Standard). Undefined for one that leads elsewhere: `file:`, `\\host`, a scheme of a program,
 * script, or an address that two programs read in two ways.
 */
export function readAddress(address: string): ReadAddress | undefined {
  const text = trimmed(address);
  const url = parse(text) ?? (/^\/\/[^/\\]/.test(text) ? parse(`https:${text}`) : undefined);
  if (!url) {
    return readPath(text);
  }
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return {
        place: 'web',
        written: writtenAs(url, text.startsWith('//') ? `https:${text}` : text),
      };
    case 'mailto:':
    case 'tel:':
      return {place: 'contact', written: writtenAs(url, text)};
    case 'data:':
      return pictures.test(url.pathname)
        ? {place: 'picture', written: url.protocol + text.slice(url.protocol.length)}
        : undefined;
    default:
      return undefined;
  }
}

/** Without tabs and line breaks, which all programs drop, and without what some of them trim beyond the standard. */
function trimmed(address: string): string {
  const isInvisible = (character: string | undefined) => /[\s\p{Cc}\p{Cf}]/u.test(character ?? '');
  let [from, to] = [0, address.length];
  while (from < to && isInvisible(address[from])) {
    from += 1;
  }
  while (to > from && isInvisible(address[to - 1])) {
    to -= 1;
  }
  return address.slice(from, to).replace(/[\t\n\r]/g, '');
}

/** The address as text if every program reads it so, else in the form of the URL Standard. */
function writtenAs({href}: URL, text: string): string {
  return /^(?:https?:\/\/[^/\\]|mailto:|tel:)[^\\\p{Cc}]*$/u.test(text) ? text : href;
}

/** Folders of a text on a disk and on the web. No path from the root begins with both roots. */
const folders = [
  {root: 'file:///C:/disk/', base: 'file:///C:/disk/1/2/3/4/5/6/7/8/text'},
  {root: 'https://web.invalid/site/', base: 'https://web.invalid/site/1/2/3/4/5/6/7/8/text'},
] as const;

const [, web] = folders;

/** Reads an address without a host. */
function readPath(text: string): ReadAddress | undefined {
  // Word and others also drop characters that XML does not have, and may decode before they resolve.
  const readings = [text, bare(text), bare(decoded(text))];
  if (readings.every((reading) => folders.every((folder) => isBelow(reading, folder)))) {
    return {place: 'beside', written: text};
  }
  return readings.every(isRooted) ? {place: 'rooted', written: text} : undefined;
}

function isBelow(text: string, {base, root}: (typeof folders)[number]): boolean {
  return parse(text, base)?.href.startsWith(root) ?? false;
}

/** A path that begins with one slash, however it is written: `/.//host` is none. */
function isRooted(text: string): boolean {
  const url = parse(text, web.base);
  return (
    text.startsWith('/') &&
    web.root.startsWith(`${url?.origin ?? ''}/`) &&
    !url?.pathname.startsWith('//')
  );
}

function bare(text: string): string {
  return text.replace(/\p{C}/gu, '').trim();
}

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** `URL.canParse` is newer than the oldest browsers that the site supports. */
function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
