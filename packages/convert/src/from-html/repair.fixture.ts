import {fixText} from '@markdown-zh/diagnosis';

/** Makes all fixes that can be made without asking, on any platform. */
export const repair = (source: string): string => fixText(source, {platform: 'any'}).text;
