import type {ModuleId, Tree} from '../table.ts';

interface Module {
  readonly default: unknown;
}

/** Modules by id. */
type Load = (name: ModuleId) => Promise<Module> | undefined;

/**
 * Replaces modules by their exports, like Docusaurus's ComponentCreator. Named exports become properties of
 * the default export, unless that is a string or a number.
 *
 * @param load returns undefined for a value that is not a module; the value stays
 */
export async function loadTree(tree: Tree<ModuleId>, load: Load): Promise<unknown> {
  if (typeof tree !== 'object') {
    const module = await load(tree);
    return module ? joined(module) : tree;
  }
  const entries = await Promise.all(
    Object.entries(tree).map(async ([name, part]) => [name, await loadTree(part, load)] as const),
  );
  return Array.isArray(tree) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

function joined({default: main, ...others}: Module): unknown {
  const isWhole = (typeof main === 'object' && main !== null) || typeof main === 'function';
  return isWhole ? Object.assign(main, others) : main;
}

/** Calls `load` once, and again after a failure. */
export function untilLoaded<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => {
    asked ??= load().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
