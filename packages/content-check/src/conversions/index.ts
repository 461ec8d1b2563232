import {applyEdits} from '@markdown-zh/diagnosis/edits';
import {alerts} from './alerts.ts';
import {containers} from './containers.ts';
import {fences} from './fences.ts';
import {frontMatter} from './front-matter.ts';
import {generatorTags} from './generator-tags.ts';
import {headings} from './headings.ts';
import {isMdx} from './is-mdx.ts';
import {mendMdx} from './mend-mdx.ts';
import {parseForeign} from './parse.ts';
import {pictures} from './pictures.ts';
import {tableOfContents, truncateMarker} from './small-marks.ts';
import {type ConvertOptions, type Note, type Step} from './step.ts';
import {toMdx} from './to-mdx.ts';

export type {ConvertOptions, Note, NoteKind} from './step.ts';

/** For every text: they write what MDX and CommonMark read alike. */
const steps: readonly Step[] = [
  frontMatter,
  generatorTags,
  alerts,
  containers,
  tableOfContents,
  truncateMarker,
  headings,
  fences,
  pictures,
];

/**
 * Converts a text of another generator, or one that is not valid here, into MDX of this site, as far as that needs no judgement. A reader reads
 * the same as before. A text that was converted stays as it is.
 */
export function convert(
  source: string,
  options: ConvertOptions = {},
): {readonly text: string; readonly notes: readonly Note[]} {
  const notes: Note[] = [];
  const apply = (text: string, step: Step) => {
    const {fixes, notes: found = []} = step({source: text, tree: parseForeign(text), options});
    notes.push(...found);
    return applyEdits(text, fixes);
  };
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const own =
    options.isForeign !== true && isMdx({source: text, tree: parseForeign(text), options});
  const converted = [...steps, own ? mendMdx : toMdx].reduce(apply, text);
  if (converted === text) {
    return {text: source, notes};
  }
  return {text: source.includes('\r\n') ? converted.replaceAll('\n', '\r\n') : converted, notes};
}
