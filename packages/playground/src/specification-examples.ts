import type {ExampleSources} from '@markdown-zh/engines/conformance';

/**
 * The source of an example: by its number (`17`), or the first one of a section (`tabs`, `Tabs`). Undefined if there is
 * none. The examples are loaded on demand.
 */
export async function findExample(set: string, key: string): Promise<string | undefined> {
  const {default: sources} = await import('@markdown-zh/engines/data/examples.json');
  return exampleIn(sources, set, key);
}

/** The same for given sources. */
export function exampleIn(sources: ExampleSources, set: string, key: string): string | undefined {
  const sections = Object.hasOwn(sources, set) ? sources[set as keyof ExampleSources] : [];
  const section = sections.find(({id, title}) => id === key || title === key);
  const example =
    section?.examples[0] ??
    sections.flatMap(({examples}) => examples).find(({number}) => String(number) === key);
  return example?.source;
}
