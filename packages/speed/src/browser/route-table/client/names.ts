import type {ModuleId, Tree} from '../table.ts';

/** Replaces Docusaurus's names of the modules of all routes, with those of the known routes (add-page.ts). */
const names: Record<string, Tree<ModuleId>> = {};

export default names;
