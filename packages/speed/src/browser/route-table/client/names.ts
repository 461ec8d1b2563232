import type {ModuleId, Tree} from '../table.ts';

/** In the place of Docusaurus's names of the modules of all routes: those of routes that are known by now (addPage.ts). */
const names: Record<string, Tree<ModuleId>> = {};

export default names;
