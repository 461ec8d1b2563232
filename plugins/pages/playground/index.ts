import type {Plugin} from '@docusaurus/types';
import {samples} from '../../../src/components/Playground/samples';
import {
  diagnose,
  ruleTexts,
  treeOf,
  type Explained,
} from '../../../src/components/Playground/worker/diagnosis';
import {copyTargets, type CopyTarget} from '../../../src/components/Playground/worker/copy-targets';
import {overviewOf, type Overview} from '../../../src/components/Playground/worker/overview';
import {renderPreview, type Preview} from '../../../src/components/Playground/worker/preview';

/**
 * `@generated/playground/default/first.json`: the results of the first sample.
 *
 * @public by way of generated.d.ts, which knip does not follow
 */
export interface FirstResults {
  /** As GFM, sanitised. */
  readonly preview: Preview;
  readonly diagnoses: readonly Explained[];
  readonly overview: Overview;
}

/**
 * Gives the playground the results of its first text, by the code that runs in its workers. The page is then complete before any
 * script, and needs no worker until the reader changes the text. Pages that list the rules
 * or the copy targets load their words, not their code.
 */
export default function playground(context: {readonly baseUrl: string}): Plugin {
  return {
    name: 'playground',
    async contentLoaded({actions}) {
      const [{text}] = samples;
      const results: FirstResults = {
        preview: renderPreview(text, 'gfm', context.baseUrl),
        diagnoses: diagnose(text),
        overview: overviewOf(treeOf(text)),
      };
      await actions.createData('first.json', JSON.stringify(results));
      await actions.createData('rules.json', JSON.stringify(ruleTexts));
      const targets: readonly CopyTarget[] = copyTargets;
      await actions.createData('copy-targets.json', JSON.stringify(targets));
    },
  };
}
