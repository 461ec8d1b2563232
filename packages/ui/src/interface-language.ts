import i18n from '@generated/i18n';

const {currentLocale, localeConfigs} = i18n;

/** The language of this build's labels; a label inside Chinese text has it as its `lang`. */
export const interfaceLanguage = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
