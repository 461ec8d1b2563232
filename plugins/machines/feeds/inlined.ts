/** A file beside a post's page, for its feeds. */
export interface PostFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The endings of the names of files, by media type. */
const endings: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};

const inlined = /^data:(?<type>image\/[\w.+-]+)(?<parameters>(?:;[^;,]*)*),(?<data>.*)$/su;

/**
 * A picture that the bundler put into the page itself (`data:`), as a file: feed readers do not show such addresses.
 *
 * @param index the number in its name
 * @returns undefined for another address, and for one that is invalid
 */
export function inlinedPicture(address: string, index: number): PostFile | undefined {
  const {type = '', parameters = '', data = ''} = inlined.exec(address)?.groups ?? {};
  const ending = endings[type];
  if (ending === undefined) {
    return undefined;
  }
  const name = `picture-${index}.${ending}`;
  if (parameters.endsWith(';base64')) {
    return {name, content: Buffer.from(data, 'base64')};
  }
  try {
    return {name, content: decodeURIComponent(data)};
  } catch {
    return undefined;
  }
}
