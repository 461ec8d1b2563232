import i18n from '@generated/i18n';

const {currentLocale, localeConfigs} = i18n;

/** The language of this build's labels, for the `lang` of those that stand inside Chinese. */
export const interfaceLanguage = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
