import type {FeatureId} from '@markdown-zh/platforms/features';
import {safeAddress} from '../addresses/address.ts';
import {safeHtml} from '../addresses/html.ts';
import {loadCode} from '../code/index.ts';
import {forLark} from './lark.ts';
import {asMarkdown} from './markdown.ts';
import {plainText} from './plain-text/index.ts';
import type {Published} from './published.ts';
import type {ThemeId} from './wechat/themes/index.ts';
import {forZhihu} from './zhihu.ts';

export type {PlatformSupport, Published} from './published.ts';

/** Writes a text in the form that a program takes from the clipboard. */
type Publish = (source: string) => Published | Promise<Published>;

/** Code that callers use for other purposes, too, and so load in one place. */
export interface SharedCode {
  /** Loads a function that lists the features of a text, such as `featuresIn` of @markdown-zh/diagnosis. */
  readonly loadFeatures: () => Promise<
    (source: string) => readonly {readonly feature: FeatureId}[]
  >;
}

/** A program that takes a text from the clipboard. */
export interface PublishTarget {
  /** Its name in code and commands. */
  readonly id: string;
  /** Its name in menus, by language. */
  readonly label: {readonly en: string; readonly 'zh-CN': string};
  /** Whether it takes plain text alone. */
  readonly isPlain?: boolean;
  /** Loads the code that a text needs, where most targets do not need it. */
  readonly load: (source: string, shared: SharedCode) => Publish | Promise<Publish>;
}

/** The targets, in the order of menus. A new one is a file with its function, and an entry here. */
const targets: readonly PublishTarget[] = [
  wechat('seal', {en: '公众号, red seal', 'zh-CN': '公众号（朱印）'}),
  wechat('pine', {en: '公众号, green pine', 'zh-CN': '公众号（松绿）'}),
  wechat('plain', {en: '公众号, plain', 'zh-CN': '公众号（素白）'}),
  {
    id: 'zhihu',
    label: {en: '知乎', 'zh-CN': '知乎'},
    load: () => forZhihu,
  },
  {
    id: 'lark',
    label: {en: '飞书、语雀', 'zh-CN': '飞书、语雀'},
    load: () => forLark,
  },
  {
    id: 'word',
    label: {en: 'Word, WPS', 'zh-CN': 'Word、WPS'},
    load: async () => (await import('./word.ts')).wordClipboard,
  },
  {
    id: 'text',
    label: {en: 'Plain text for chats and Word', 'zh-CN': '纯文本（聊天窗口、Word）'},
    isPlain: true,
    load: () => plainText,
  },
  {
    id: 'markdown',
    label: {
      en: 'Markdown for GitHub, 掘金, CSDN',
      'zh-CN': 'Markdown（GitHub、掘金、CSDN）',
    },
    isPlain: true,
    load: async (_, {loadFeatures}) => {
      const featuresIn = await loadFeatures();
      return (source) => asMarkdown(source, featuresIn(source));
    },
  },
];

/** All targets. Each HTML is checked as it leaves: programs that draw formulas also write addresses. */
export const publishTargets: readonly PublishTarget[] = targets.map((target) => ({
  ...target,
  load: async (text, shared) => {
    const publish = await target.load(text, shared);
    return async (source) => {
      const published = await publish(source);
      return published.html === undefined
        ? published
        : {...published, html: safeHtml(published.html, safeAddress)};
    };
  },
}));

function wechat(theme: ThemeId, label: PublishTarget['label']): PublishTarget {
  return {
    id: `wechat-${theme}`,
    label,
    load: async (text) => {
      const mayHaveFormulas = /\$|(?:`{3}|~{3})\s*math\b/.test(text);
      const [{forWechat}, {loadLanguages}, math] = await Promise.all([
        import('./wechat/index.ts'),
        loadCode(),
        mayHaveFormulas ? import('./math-svg.ts') : undefined,
      ]);
      await loadLanguages();
      return (source) => forWechat(source, theme, math?.drawFormulas);
    },
  };
}
