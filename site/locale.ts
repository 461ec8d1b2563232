import type {I18nConfig} from '@docusaurus/types';

/**
 * The interface's one locale. The articles are Chinese and carry `lang="zh-CN"` themselves. Labels in Chinese are in `i18n/zh-CN`: with
 * `'zh-CN'` in `locales` the site is built in both, and the switcher shows both.
 */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
    'zh-CN': {label: '简体中文', htmlLang: 'zh-CN', direction: 'ltr', calendar: 'gregory'},
  },
} satisfies Partial<I18nConfig>;

/** The language of the articles, for `lang` attributes and feeds. */
export const contentLanguage = 'zh-CN';

/**
 * The path that a locale of the interface is served under, as Docusaurus chooses it.
 *
 * @param baseUrl the site's path, with a slash at both ends
 * @param locale the one that is built; none is the default
 */
export function baseUrlOf(baseUrl: string, locale: string = i18n.defaultLocale): string {
  return locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`;
}
