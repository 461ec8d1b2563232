import {chineseSections} from './chinese-cases.ts';
import type {ExampleSets} from '../example.ts';
import {commonMarkSections, gfmSections} from './specifications.ts';

export {chineseSections, marks} from './chinese-cases.ts';
export {gfmExamples} from './gfm-examples.ts';
export {commonMarkSections, commonMarkVersion, gfmSections} from './specifications.ts';

/** All examples: both specifications and the cases of Chinese text. */
export function exampleSets(): ExampleSets {
  return {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: chineseSections()};
}
