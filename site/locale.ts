import type {I18nConfig} from '@docusaurus/types';

/** The interface's one locale. The articles are Chinese and carry `lang="zh-CN"` themselves. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory'},
  },
} satisfies Partial<I18nConfig>;

/** The language of the articles, for `lang` attributes and feeds. */
export const contentLanguage = 'zh-CN';
