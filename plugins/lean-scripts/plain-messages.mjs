import {readFileSync} from 'node:fs';

const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`/.source;
/** `translate({…})` with nothing but text in its fields, and with its end where it has no values. */
const calls = new RegExp(`\\btranslate\\(\\s*\\{((?:[^{}'"\`]|${text})*)\\}(\\s*,?\\s*\\))?`, 'g');
const field = (name) => new RegExp(`(^|[{,]|\\s)${name}:\\s*(${text})\\s*(?:,\\s*|$)`);
const [idField, descriptionField, messageField] = ['id', 'description', 'message'].map(field);
/** The beginning of a `<Translate>` that has its message between its tags. */
const tags = /<Translate\b(?:\s+\w+=(?:"[^"]*"|\{\s*'[^']*'\s*\}))+(?!\s*\/>)(?=[\s>])/g;
const idAttribute = /\s+id="([^"]*)"/;
const descriptionAttribute = /\s+description=(?:"[^"]*"|\{\s*'[^']*'\s*\})/;

/**
 * The bundler's loader of code with messages: options are `{translations}`, the path of Docusaurus's translations into the site's language.
 *
 * @this {{getOptions: () => {translations: string}, addDependency: (path: string) => void}}
 * @param {string} code
 */
export default function plainMessages(code) {
  const {translations} = this.getOptions();
  this.addDependency(translations);
  return withPlainMessages(code, JSON.parse(readFileSync(translations, 'utf8')));
}

/**
 * Code in which a message without a translation is no more than itself: Docusaurus looks messages up by their ids, and explains them
 * to translators in descriptions.
 *
 * @param {string} code of a module, before it is compiled
 * @param {Readonly<Record<string, string>>} translated messages by id
 */
export function withPlainMessages(code, translated) {
  const isPlain = (id) => id === undefined || !Object.hasOwn(translated, id);
  return code
    .replace(calls, (call, fields, end) => {
      const id = idField.exec(fields)?.[2]?.slice(1, -1);
      const message = messageField.exec(fields)?.[2];
      if (message === undefined || !isPlain(id)) {
        return call.replace(descriptionField, '$1');
      }
      const hasValues = end === undefined || /\{\w+\}/.test(message);
      return hasValues ? `translate({message: ${message}}${end ?? ''}` : `(${message})`;
    })
    .replace(tags, (tag) => {
      const shorter = tag.replace(descriptionAttribute, '');
      return isPlain(idAttribute.exec(tag)?.[1]) ? shorter.replace(idAttribute, '') : shorter;
    });
}
