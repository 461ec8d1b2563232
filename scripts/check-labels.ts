/**
 * `npm run check -- labels`: checks that every label of the interface is translatable, that `i18n/` holds no stale labels, and that all
 * languages but English translate every label. The linter finds labels outside `translate` and `<Translate>`.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {announcement, announcementLabels} from '../site/announcement';
import {footer} from '../site/footer';
import {ownerFacts, type OwnerFactKey, type OwnerFacts} from '../site/identity';
import {navbar} from '../site/navbar';
import {checkSources, checkTranslations, type Labels} from './checks/labels';

const themeLabels = 'node_modules/@docusaurus/theme-translations/locales/base';

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The labels of the packages' own components. */
function readThemeLabels(): Labels {
  const messages = readdirSync(themeLabels).flatMap((name) =>
    Object.entries(readJson(join(themeLabels, name)) as Record<string, string>),
  );
  return Object.fromEntries(messages.map(([id, message]) => [id, {message}]));
}

/** The labels of the announcement, which is a fact in `site/`, where the extraction does not look. */
function readAnnouncement(): Labels {
  return {
    ...(announcement && {[announcementLabels.text]: {message: announcement.text}}),
    ...(announcement?.link && {[announcementLabels.link]: {message: announcement.link.label}}),
  };
}

/** The labels of the navbar and the footer, with the ids that the theme gives them. */
function readSettings(): {readonly navbar: Labels; readonly footer: Labels} {
  const facts = Object.fromEntries(
    (Object.keys(ownerFacts) as OwnerFactKey[]).map((key) => [key, ownerFacts[key].placeholder]),
  ) as OwnerFacts;
  const label = (id: string, message: string) => [id, {message}] as const;
  const {links, copyright} = footer(facts, {showPrivateBlog: false, offline: true});
  return {
    navbar: Object.fromEntries(
      navbar({showPrivateBlog: false}).items.flatMap((item) =>
        'label' in item ? [label(`item.label.${item.label}`, item.label)] : [],
      ),
    ),
    footer: Object.fromEntries([
      label('copyright', copyright),
      ...links.map(({title}) => label(`link.title.${title}`, title)),
      ...links.flatMap(({items}) =>
        items.map((item) => label(`link.item.label.${item.label}`, item.label)),
      ),
    ]),
  };
}

async function readSources() {
  const files = ['src', 'plugins', 'packages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const found = await extractAllSourceCodeFileTranslations(
    files,
    getBabelOptions({isServer: true}),
  );
  return found.map(({sourceCodeFilePath, translations, warnings}) => ({
    file: sourceCodeFilePath,
    labels: translations,
    warnings,
  }));
}

async function main(): Promise<void> {
  const sources = await readSources();
  const own = Object.assign({}, ...sources.map(({labels}) => labels), readAnnouncement()) as Labels;
  const code = {...readThemeLabels(), ...own};
  const settings = readSettings();

  const check = (locale: string, name: string, known: Labels, wanted: readonly string[]) => {
    const file = `i18n/${locale}/${name}.json`;
    const labels = existsSync(file) ? (readJson(file) as Labels) : {};
    return checkTranslations({file, labels}, known, locale === 'en' ? [] : wanted);
  };
  const problems = [
    ...checkSources(sources),
    ...readdirSync('i18n').flatMap((locale) => [
      ...check(
        locale,
        'code',
        code,
        Object.keys(own).filter((id) => id.startsWith('site.')),
      ),
      ...(['navbar', 'footer'] as const).flatMap((part) =>
        check(
          locale,
          `docusaurus-theme-classic/${part}`,
          settings[part],
          Object.keys(settings[part]),
        ),
      ),
    ]),
  ];
  for (const problem of problems) {
    console.error(problem);
  }
  console.log(`${Object.keys(own).length} labels, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
