import {standardOptions, type EngineId, type OptionsOf, type Render} from './catalog.ts';
import {render as commonmark} from './commonmark.ts';
import {render as markdownIt} from './markdown-it.ts';
import {render as marked} from './marked.ts';
import {render as micromark} from './micromark.ts';
import {render as remark} from './remark.ts';

/** All engines, for the build and tests; browsers load each one on demand. */
export const renderers = {
  commonmark,
  'markdown-it': markdownIt,
  marked,
  micromark,
  remark,
} as const satisfies {[Id in EngineId]: Render<Id>};

/** Renders with an engine of the playground, with its standard options and the given ones. */
export function rendererOf<Id extends EngineId>(
  engine: Id,
  chosen: Partial<OptionsOf<Id>> = {},
): (source: string) => string {
  const render = renderers[engine] as Render<Id>;
  const options = {...standardOptions(engine), ...chosen};
  return (source) => render(source, options);
}
