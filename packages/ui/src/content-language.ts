/** The language of articles, and of all sentences about Markdown that these packages write, for `lang` attributes. */
export const contentLanguage = 'zh-CN';
