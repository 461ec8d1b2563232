import {chineseSections} from './chinese-cases';
import type {ExampleSets} from './examples';
import {commonMarkSections, gfmSections} from './specifications';

/** All examples: both specifications and the cases of Chinese text. */
export function exampleSets(): ExampleSets {
  return {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: chineseSections()};
}
