/** The themes of articles for 公众号. */
export type ThemeId = 'seal' | 'pine' | 'plain';

/** Where a text can be copied to. */
export type CopyTarget =
  `wechat-${ThemeId}` | 'zhihu' | 'lark' | 'word' | 'rich' | 'html' | 'text' | 'markdown';
