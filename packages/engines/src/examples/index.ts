import specification from 'commonmark-spec';
import {chineseSections} from './chinese-cases.ts';
import {anchorOf, type ExampleSets, type Section} from '../example.ts';
import {gfmExamples} from './gfm-examples.ts';

export {chineseSections, marks} from './chinese-cases.ts';
export {gfmExamples} from './gfm-examples.ts';

/** The version of CommonMark that the examples belong to, as in `0.31.2`. */
export const commonMarkVersion = /^version: '(.*)'$/m.exec(specification.text)?.[1] ?? '';

/** All examples of CommonMark, by section and in its order. They are CC-BY-SA 4.0, © John MacFarlane. */
export function commonMarkSections(): Section[] {
  const titles = [...new Set(specification.tests.map(({section}) => section))];
  return titles.map((title) => ({
    id: anchorOf(title),
    title,
    reference: `https://spec.commonmark.org/${commonMarkVersion}/#${anchorOf(title)}`,
    examples: specification.tests
      .filter(({section}) => section === title)
      .map(({number, markdown, html}) => ({
        number,
        source: withTabs(markdown),
        html: withTabs(html),
      })),
  }));
}

/** The examples of GFM's extensions to CommonMark, by section. */
export function gfmSections(): Section[] {
  return gfmExamples.map(({title, examples}) => ({
    id: anchorOf(title),
    title: title.replace(' (extension)', ''),
    reference: `https://github.github.com/gfm/#${anchorOf(title)}`,
    examples,
  }));
}

/** Replaces the specification's visible → by tabs. */
function withTabs(text: string): string {
  return text.replaceAll('→', '\t');
}

/** All examples: both specifications and the cases of Chinese text. */
export function exampleSets(): ExampleSets {
  return {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: chineseSections()};
}
