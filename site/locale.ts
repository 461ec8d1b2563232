import type {I18nConfig} from '@docusaurus/types';

/**
 * The only locale of the interface. Articles are Chinese, and carry `lang="zh-CN"` themselves. Chinese labels are in
 * `i18n/zh-CN`. With `'zh-CN'` in `locales`, Docusaurus builds both locales and shows a switcher.
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
 * The path of a locale of the interface, by Docusaurus's rule.
 *
 * @param baseUrl the site's path, with a slash at both ends
 * @param locale the one that is built; none is the default
 */
export function baseUrlOf(baseUrl: string, locale: string = i18n.defaultLocale): string {
  return locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`;
}
