/**
 * A loader of the bundler that makes an edit: see edits.ts. What it is to replace and does not find is an error.
 *
 * @this {{resourcePath: string, getOptions: () => import('./edits').Edit}}
 * @param {string} source
 */
export default function replaceText(source) {
  const {text, by, calls} = this.getOptions();
  if (source.split(text).length !== 2) {
    throw new Error(
      `plugins/quick-routes/edits.ts no longer knows ${this.resourcePath}: "${text.trim()}" is not there once.`,
    );
  }
  const [name, module] = calls;
  return `import {${name}} from ${JSON.stringify(module)};\n${source.replace(text, () => by)}`;
}
