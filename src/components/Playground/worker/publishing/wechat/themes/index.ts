import type {ThemeId} from '../../../../copy-targets';
import {pine} from './pine';
import {plain} from './plain';
import {seal} from './seal';
import type {Theme} from './theme';

export const wechatThemes: Readonly<Record<ThemeId, Theme>> = {seal, pine, plain};
