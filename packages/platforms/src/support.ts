import {docusaurus} from './data/docusaurus.ts';
import {feishu} from './data/feishu.ts';
import {github} from './data/github.ts';
import {hexo} from './data/hexo.ts';
import {hugo} from './data/hugo.ts';
import {obsidian} from './data/obsidian.ts';
import {typora} from './data/typora.ts';
import {vitepress} from './data/vitepress.ts';
import {vscode} from './data/vscode.ts';
import {yuque} from './data/yuque.ts';
import type {Cell, Platform} from './evidence.ts';
import {features, type FeatureId} from './features.ts';
import type {Target} from './targets.ts';

/** Whether a platform renders a feature of a text, with the evidence; without a cell, nobody has tried. */
export interface SupportAnswer<Use> {
  readonly feature: FeatureId;
  readonly name: string;
  readonly sample: string;
  readonly cell?: Cell;
  /** Missing for what concerns every text. */
  readonly use?: Use;
}

/** The columns of /compatibility. */
export const evidence: Readonly<Record<Target, Platform>> = {
  ...{github, typora, vscode, obsidian, yuque, feishu, hexo, hugo, vitepress, docusaurus},
};

/** Concerns every text. */
const ofEveryText: readonly FeatureId[] = ['commonmark', 'files'];

/** From what does not work to what does. */
const order = ['no', 'partly', undefined, 'yes'] as const;

/**
 * Lists the features that a text uses, with whether a platform renders each. Those that fail come first.
 *
 * @param uses the features that the text uses, each with whatever the caller knows of it
 */
export function supportOf<Use extends {readonly feature: FeatureId}>(
  uses: readonly Use[],
  target: Target,
): SupportAnswer<Use>[] {
  const {cells} = evidence[target];
  const useOf = new Map<FeatureId, Use>(uses.map((use) => [use.feature, use]));
  return features
    .filter(({id}) => useOf.has(id) || ofEveryText.includes(id))
    .map(({id, name, sample}) => {
      const [cell, use] = [cells[id], useOf.get(id)];
      return {feature: id, name, sample, ...(cell && {cell}), ...(use && {use})};
    })
    .sort((a, b) => order.indexOf(a.cell?.value) - order.indexOf(b.cell?.value));
}
