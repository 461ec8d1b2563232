import {type KeptFiles, keyOf} from '@markdown-zh/build-cache';
import {pictureSize} from '../../../site/share';
import {createArtist, type Artist} from './artist';
import type {Card} from './card';
import type {Order} from './orders';
import {readPngSize} from './png';
import type {Look} from './template';

/** What all pictures of a build are made with. */
export interface Workshop {
  readonly common: Omit<Look, 'measure'>;
  /** A word that stands for whatever a picture depends on besides its card. */
  readonly ingredients: string;
  readonly cache: KeptFiles;
}

/**
 * Makes the pictures that are ordered: takes from the cache what was drawn from the same
 * ingredients, and draws the others. When all are known, not even the fonts are loaded.
 *
 * @param put takes a picture to its place
 * @returns what is wrong with the cards, one message each; then nothing was drawn
 */
export async function makePictures(
  orders: readonly Order[],
  workshop: Workshop,
  put: (file: string, picture: Uint8Array) => void,
): Promise<string[]> {
  const unknown: Order[] = [];
  for (const order of orders) {
    const known = readKnown(order.card, workshop);
    if (known) {
      put(order.file, known);
    } else {
      unknown.push(order);
    }
  }
  if (unknown.length > 0) {
    const artist = await createArtist(
      unknown.map(({card}) => card),
      workshop.common,
    );
    const problems = unknown.flatMap((order) => describeMissing(order, artist));
    if (problems.length > 0) {
      return problems;
    }
    // From the other end than `drawAhead`, which may have drawn some of them by now.
    for (const {card, file} of inOrder(unknown, ({card}) => keyOfCard(card, workshop)).reverse()) {
      put(file, readKnown(card, workshop) ?? (await draw(card, artist, workshop)));
    }
  }
  workshop.cache.sweep();
  return [];
}

/**
 * Draws pictures into the cache that will be ordered, one after the other. One with a character that the fonts lack is left out.
 *
 * @param isEnough asked before each picture: whether nobody needs more
 */
export async function drawAhead(
  cards: readonly Card[],
  workshop: Workshop,
  isEnough: () => boolean,
): Promise<void> {
  const unknown = cards.filter((card) => !readKnown(card, workshop));
  if (unknown.length === 0) {
    return;
  }
  const artist = await createArtist(unknown, workshop.common);
  for (const card of inOrder(unknown, (one) => keyOfCard(one, workshop))) {
    if (isEnough()) {
      return;
    }
    if (!readKnown(card, workshop) && artist.missing(card).length === 0) {
      await draw(card, artist, workshop);
    }
  }
}

function readKnown(card: Card, workshop: Workshop): Uint8Array | undefined {
  const known = workshop.cache.read(keyOfCard(card, workshop));
  return known && isPicture(known) ? known : undefined;
}

async function draw(card: Card, artist: Artist, workshop: Workshop): Promise<Uint8Array> {
  const picture = await artist.draw(card);
  workshop.cache.write(keyOfCard(card, workshop), picture);
  return picture;
}

/** In an order that two threads agree upon. */
function inOrder<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({item, key: keyOfItem(item)}));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({item}) => item);
}

function keyOfCard(card: Card, {ingredients}: Workshop): string {
  return keyOf([ingredients, JSON.stringify(card)]);
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
