import type {Renderer} from '@takumi-rs/core';
import {pictureSize} from '../../../site/share';
import {charactersOf, without, type Card} from './card';
import {measureCharacters, missingCharacters, rendererWithFonts} from './font';
import {pictureOf, weights, type Look} from './template';

/** Draws share pictures. The same card gives the same bytes on every machine, whatever its fonts. */
export interface CardRenderer {
  /** Draws a card without the characters that the fonts lack. */
  draw: (card: Card) => Promise<Uint8Array>;
  /** The characters of a card that the fonts lack. */
  missing: (card: Card) => readonly string[];
}

/**
 * Loads the fonts and measures their characters.
 *
 * @param cards all cards that will be drawn
 */
export async function createCardRenderer(
  cards: readonly Card[],
  common: Omit<Look, 'measure'>,
): Promise<CardRenderer> {
  const renderer = await rendererWithFonts();
  const characters = charactersOf(cards);
  const missing = new Set(await missingCharacters(renderer, characters));
  const look = {...common, measure: await measureAll(renderer, characters)};
  return {
    draw: (card) =>
      renderer.render(pictureOf(without(card, missing), look), {
        ...pictureSize,
        format: 'png',
        lang: 'zh-CN',
      }),
    missing: (card) =>
      missing.size === 0 ? [] : charactersOf([card]).filter((character) => missing.has(character)),
  };
}

async function measureAll(
  renderer: Renderer,
  characters: readonly string[],
): Promise<Look['measure']> {
  const all = [...characters, ' ', '…'];
  return {
    title: await measureCharacters(renderer, all, weights.title),
    text: await measureCharacters(renderer, all, weights.text),
  };
}
