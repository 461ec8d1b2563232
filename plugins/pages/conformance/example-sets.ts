import {chineseSections} from './chinese-cases';
import type {ExampleSets} from './examples';
import {commonMarkSections, gfmSections} from './specifications';

/** All examples: of both specifications, and of Chinese text. */
export function exampleSets(): ExampleSets {
  return {commonmark: commonMarkSections(), gfm: gfmSections(), chinese: chineseSections()};
}
