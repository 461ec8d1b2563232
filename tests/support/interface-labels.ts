import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const themeLabels = 'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json';
const ownLabels = 'i18n/en/code.json';
/** `translate({message: 'x'})`, `<Translate>x</Translate>` and `<Translate>{'x'}</Translate>`. */
const inSource =
  /\bmessage:\s*'(?<message>[^']+)'|<Translate\b[^>]*>\s*(?:\{'(?<quoted>[^']+)'\}|(?<text>[^<{]+?))\s*<\/Translate>/g;

/**
 * A pattern for all labels of the interface, which use Docusaurus's translation: the theme's with this site's
 * changes, and those in `src` and packages/search. Any text matches a placeholder in braces. Labels that consist of
 * placeholders alone are left out.
 */
export function interfaceLabels(): string {
  const theme = JSON.parse(readFileSync(themeLabels, 'utf8')) as Record<string, unknown>;
  const own = JSON.parse(readFileSync(ownLabels, 'utf8')) as Record<string, {message: string}>;
  const labels = Object.entries(theme)
    .filter(([key]) => !key.endsWith('___DESCRIPTION'))
    .map(([key, message]) => own[key]?.message ?? String(message));
  for (const folder of ['src', 'packages/search/src']) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (file.endsWith('.tsx')) {
        const source = readFileSync(join(folder, file), 'utf8');
        for (const {groups = {}} of source.matchAll(inSource)) {
          labels.push((groups.message ?? groups.quoted ?? groups.text ?? '').replace(/\s+/g, ' '));
        }
      }
    }
  }
  const patterns = labels
    .flatMap((label) => label.split('|')) // plural forms
    .filter((label) => /[a-z]{2}/i.test(label.replace(/\{[^}]*\}/g, '')))
    .map((label) =>
      label
        .split(/\{[^}]*\}/)
        .map(escaped)
        .join('.+'),
    );
  return `^(?:${[...new Set(patterns)].join('|')})$`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
