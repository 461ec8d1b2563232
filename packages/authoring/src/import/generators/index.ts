import type {Generator, OldFolder} from './generator.ts';
import {hexo} from './hexo.ts';
import {hugo} from './hugo.ts';
import {jekyll} from './jekyll.ts';
import {typora} from './typora.ts';
import {vitepress} from './vitepress.ts';
import {wechat} from './wechat.ts';

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
