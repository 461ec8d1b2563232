import MarkdownIt from 'markdown-it';
import type {Render} from './catalog.ts';

/** markdown-it; single options override those of the preset. */
export const render: Render<'markdown-it'> = (source, {preset, ...options}) =>
  new MarkdownIt(preset, options).render(source);
