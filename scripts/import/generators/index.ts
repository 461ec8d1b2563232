import type {Generator, OldFolder} from './generator';
import {hexo} from './hexo';
import {hugo} from './hugo';
import {jekyll} from './jekyll';
import {typora} from './typora';
import {vitepress} from './vitepress';
import {wechat} from './wechat';

export type GeneratorName = keyof typeof generators;

/** By the name of `--from`; those with the clearest marks first. */
export const generators = {hexo, vitepress, hugo, jekyll, wechat, typora} as const satisfies Record<
  string,
  Generator
>;

export function isGeneratorName(name: string | undefined): name is GeneratorName {
  return name !== undefined && Object.hasOwn(generators, name);
}

/** The generator that a folder looks like. */
export function guessGenerator(folder: OldFolder): GeneratorName | undefined {
  return Object.keys(generators)
    .filter(isGeneratorName)
    .find((name) => generators[name].isIn(folder));
}
