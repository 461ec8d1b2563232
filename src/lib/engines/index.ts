import type {EngineId, Render} from './catalog';
import {render as commonmark} from './commonmark';
import {render as markdownIt} from './markdown-it';
import {render as marked} from './marked';
import {render as micromark} from './micromark';
import {render as remark} from './remark';

/** All engines, for the build and tests; browsers load each one on demand. */
export const renderers = {
  commonmark,
  'markdown-it': markdownIt,
  marked,
  micromark,
  remark,
} as const satisfies {[Id in EngineId]: Render<Id>};
