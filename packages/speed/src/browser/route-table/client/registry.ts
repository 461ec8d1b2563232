import type {ModuleId} from '../table.ts';

/** In the place of Docusaurus's generated registry of all modules: those of pages that have been asked for (addPage.ts). */
const registry: Record<string, [load: () => Promise<unknown>, name: string, id: ModuleId]> = {};

export default registry;
