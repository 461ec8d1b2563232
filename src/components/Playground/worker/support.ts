import {docusaurus} from '../../PlatformTable/data/docusaurus';
import {feishu} from '../../PlatformTable/data/feishu';
import {github} from '../../PlatformTable/data/github';
import {hexo} from '../../PlatformTable/data/hexo';
import {hugo} from '../../PlatformTable/data/hugo';
import {obsidian} from '../../PlatformTable/data/obsidian';
import {typora} from '../../PlatformTable/data/typora';
import {vitepress} from '../../PlatformTable/data/vitepress';
import {vscode} from '../../PlatformTable/data/vscode';
import {yuque} from '../../PlatformTable/data/yuque';
import type {Cell, Platform} from '../../PlatformTable/evidence';
import {features, type FeatureId} from '../../PlatformTable/features';
import type {Target} from '../targets';
import type {FeatureUse} from './diagnosis';

/** Whether a platform renders a feature of a text, with the evidence; without a cell, nobody has tried. */
export interface SupportAnswer {
  readonly feature: FeatureId;
  readonly name: string;
  readonly sample: string;
  readonly cell?: Cell;
  /** Missing for what concerns every text. */
  readonly use?: FeatureUse;
}

/** The columns of /compatibility. */
export const evidence: Readonly<Record<Target, Platform>> = {
  ...{github, typora, vscode, obsidian, yuque, feishu, hexo, hugo, vitepress, docusaurus},
};

/** Concerns every text. */
const ofEveryText: readonly FeatureId[] = ['commonmark', 'files'];

/** From what does not work to what does. */
const order = ['no', 'partly', undefined, 'yes'] as const;

/** Says of each feature that a text uses whether a platform renders it: what fails first. */
export function supportOf(uses: readonly FeatureUse[], target: Target): SupportAnswer[] {
  const {cells} = evidence[target];
  const useOf = new Map<FeatureId, FeatureUse>(uses.map((use) => [use.feature, use]));
  return features
    .filter(({id}) => useOf.has(id) || ofEveryText.includes(id))
    .map(({id, name, sample}) => {
      const [cell, use] = [cells[id], useOf.get(id)];
      return {feature: id, name, sample, ...(cell && {cell}), ...(use && {use})};
    })
    .sort((a, b) => order.indexOf(a.cell?.value) - order.indexOf(b.cell?.value));
}
