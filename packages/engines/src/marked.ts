import {Marked} from 'marked';
import type {Render} from './catalog.ts';

export const render: Render<'marked'> = (source, options) =>
  new Marked({async: false, ...options}).parse(source) as string;
