import {pine} from './pine.ts';
import {plain} from './plain.ts';
import {seal} from './seal.ts';
import type {Theme} from './theme.ts';

/** The themes of articles for 公众号. */
export const wechatThemes = {seal, pine, plain} as const satisfies Record<string, Theme>;

export type ThemeId = keyof typeof wechatThemes;
