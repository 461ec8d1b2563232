import {articleScenarios} from './articles';
import {playgroundScenarios} from './playground';
import {shellScenarios} from './shell';
import type {Scenario} from './scenario';

export type {Scenario};

/** The actions of readers, tried after every page has been opened. */
export const scenarios: readonly Scenario[] = [
  ...shellScenarios,
  ...articleScenarios,
  ...playgroundScenarios,
];
