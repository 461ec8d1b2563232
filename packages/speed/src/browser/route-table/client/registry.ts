import type {ModuleId} from '../table.ts';

/** Replaces Docusaurus's generated registry of all modules, with those of requested pages (add-page.ts). */
const registry: Record<string, [load: () => Promise<unknown>, name: string, id: ModuleId]> = {};

export default registry;
