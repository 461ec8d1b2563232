import {availableParallelism} from 'node:os';
import {type FileCache, cacheKey} from '@markdown-zh/build-tools/cache';
import {pictureSize} from '../../../site/share';
import {createCardRenderer, type CardRenderer} from './renderer';
import type {Card} from './card';
import type {PictureRequest} from './requests';
import {readPngSize} from './png';
import type {Look} from './template';

/** The cache of pictures, and the inputs that all pictures share. */
export interface PictureCache {
  readonly common: Omit<Look, 'measure'>;
  /** The hash of all inputs of a picture except its card. */
  readonly fingerprint: string;
  readonly files: FileCache;
}

/**
 * Takes the requested pictures from the cache, and draws the missing ones. If all are cached, not even the fonts are loaded.
 *
 * @param put writes a picture to its place
 * @returns one message for each character that the fonts lack: it is left out of the picture
 */
export async function makePictures(
  requests: readonly PictureRequest[],
  cache: PictureCache,
  put: (file: string, picture: Uint8Array) => void,
): Promise<string[]> {
  const unknown: PictureRequest[] = [];
  const warnings: string[] = [];
  for (const request of requests) {
    const known = readKnown(request.card, cache);
    if (known) {
      put(request.file, known);
    } else {
      unknown.push(request);
    }
  }
  if (unknown.length > 0) {
    const renderer = await createCardRenderer(
      unknown.map(({card}) => card),
      cache.common,
    );
    warnings.push(...unknown.flatMap((request) => missingCharacterWarnings(request, renderer)));
    const queue = unknown.values();
    const drawNext = async () => {
      for (const {card, file} of queue) {
        put(file, await draw(card, renderer, cache));
      }
    };
    // The renderer draws in threads of its own.
    await Promise.all(Array.from({length: availableParallelism()}, drawNext));
  }
  cache.files.sweep();
  return warnings;
}

function readKnown(card: Card, cache: PictureCache): Uint8Array | undefined {
  const known = cache.files.read(cardKey(card, cache));
  return known && isPicture(known) ? known : undefined;
}

async function draw(card: Card, renderer: CardRenderer, cache: PictureCache): Promise<Uint8Array> {
  const picture = await renderer.draw(card);
  cache.files.write(cardKey(card, cache), picture);
  return picture;
}

function cardKey(card: Card, {fingerprint}: PictureCache): string {
  return cacheKey([fingerprint, JSON.stringify(card)]);
}

function isPicture(bytes: Uint8Array): boolean {
  const size = readPngSize(bytes);
  return size?.width === pictureSize.width && size.height === pictureSize.height;
}

function missingCharacterWarnings(
  {card, source}: PictureRequest,
  renderer: CardRenderer,
): string[] {
  return renderer.missing(card).map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    return `${source}: the fonts of share pictures lack "${character}" (U+${code}), which is in the page's ${fieldWith(card, character)}, so the picture leaves it out. Replace the character, or give the page its own picture ("image" in the front matter).`;
  });
}

function fieldWith(card: Card, character: string): string {
  const has = (text: string | undefined) => text?.includes(character) === true;
  if (has(card.title)) {
    return 'title';
  }
  return has(card.description) ? 'description' : 'section or tags';
}
