import {articleUses} from './articles';
import {playgroundUses} from './playground';
import {shellUses} from './shell';
import type {Use} from './use';

export type {Use};

/** What is tried beside looking at every page. */
export const uses: readonly Use[] = [...shellUses, ...articleUses, ...playgroundUses];
