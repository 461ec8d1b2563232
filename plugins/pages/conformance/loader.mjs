import {basename} from 'node:path';

/**
 * The bundler's loader of what is measured: `{contentOf}` gives the JSON of a file by its name, once that is known.
 *
 * @this {{resourcePath: string, getOptions: () => {contentOf: (name: string) => Promise<string>}}}
 */
export default function measuredLoader() {
  return this.getOptions().contentOf(basename(this.resourcePath, '.json'));
}
