import {HtmlRenderer, Parser} from 'commonmark';
import type {Render} from './catalog.ts';

/** commonmark.js, the reference implementation of the specification in JavaScript. */
export const render: Render<'commonmark'> = (source, {smart}) =>
  new HtmlRenderer().render(new Parser({smart}).parse(source));
