import {pictureSize} from '../../site/share';
import {keyOf, type KeptFiles} from '../bundler-cache/kept-files';
import {createArtist, type Artist} from './artist';
import type {Card} from './card';
import type {Order} from './orders';
import {readPngSize} from './png';
import type {Look} from './template';

interface Workshop {
  readonly common: Omit<Look, 'measure'>;
  /** Whatever a picture depends on besides its card. */
  readonly ingredients: readonly (string | Uint8Array)[];
  readonly cache: KeptFiles;
  /** Takes a picture to its place. */
  readonly put: (file: string, picture: Uint8Array) => void;
}

/**
 * Makes the pictures that are ordered: takes from the cache what an earlier build drew from the same
 * ingredients, and draws the others. When all are known, not even the fonts are loaded.
 *
 * @returns what is wrong with the cards, one message each; then nothing was drawn
 */
export async function makePictures(
  orders: readonly Order[],
  {common, ingredients, cache, put}: Workshop,
): Promise<string[]> {
  const unknown: {readonly key: string; readonly order: Order}[] = [];
  for (const order of orders) {
    const key = keyOf([...ingredients, JSON.stringify(order.card)]);
    const known = cache.read(key);
    if (known && isPicture(known)) {
      put(order.file, known);
    } else {
      unknown.push({key, order});
    }
  }
  if (unknown.length > 0) {
    const artist = await createArtist(
      unknown.map(({order}) => order.card),
      common,
    );
    const problems = unknown.flatMap(({order}) => describeMissing(order, artist));
    if (problems.length > 0) {
      return problems;
    }
    for (const {key, order} of unknown) {
      const picture = await artist.draw(order.card);
      cache.write(key, picture);
      put(order.file, picture);
    }
  }
  cache.sweep();
  return [];
}

function isPicture(bytes: Uint8Array): boolean {
  const size = readPngSize(bytes);
  return size?.width === pictureSize.width && size.height === pictureSize.height;
}

function describeMissing({card, source}: Order, artist: Artist): string[] {
  return artist.missing(card).map((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    return `${source}: no font of share pictures has "${character}" (U+${code}), which stands in the page's ${placeOf(card, character)}. Write it otherwise, or give the page a picture of its own ("image" in the front matter).`;
  });
}

function placeOf(card: Card, character: string): string {
  const has = (text: string | undefined) => text?.includes(character) === true;
  if (has(card.title)) {
    return 'title';
  }
  return has(card.description) ? 'description' : 'section or tags';
}
