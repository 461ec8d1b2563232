import {
  publishTargets,
  type Published,
  type PublishTarget,
  type SharedCode,
} from '@markdown-zh/convert/publish';
import type {MarkdownDialect} from '@markdown-zh/engines/dialects';
import {asHtml, asRichText} from './copies.ts';

/** Writes a text as the preview's dialect renders it. */
type Copy = (source: string, dialect: MarkdownDialect) => Published | Promise<Published>;

/** Where a text can be copied to, for the page, which does not load its code. */
export interface CopyTarget extends Omit<PublishTarget, 'load'> {
  /** Whether it follows the preview, which MDX does not have. */
  readonly isPreview?: boolean;
}

interface LoadableTarget extends CopyTarget {
  readonly load: (source: string, shared: SharedCode) => Copy | Promise<Copy>;
}

const previewTargets: readonly LoadableTarget[] = [
  {
    id: 'rich',
    label: {en: 'Rich text', 'zh-CN': '富文本'},
    isPreview: true,
    load: () => asRichText,
  },
  {
    id: 'html',
    label: {en: 'HTML', 'zh-CN': 'HTML'},
    isPlain: true,
    isPreview: true,
    load: () => asHtml,
  },
];

const firstPlain = publishTargets.findIndex(({isPlain}) => isPlain);

/** In the order of the menu: a program, or anything that takes what the preview shows. */
export const copyTargets: readonly LoadableTarget[] = [
  ...publishTargets.slice(0, firstPlain),
  ...previewTargets,
  ...publishTargets.slice(firstPlain),
];
