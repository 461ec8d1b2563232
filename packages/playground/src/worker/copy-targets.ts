import {safeAddress, safeInSource} from '@markdown-zh/convert/addresses';
import {safeHtml} from '@markdown-zh/convert/addresses/html';
import {safeMarkdown} from '@markdown-zh/convert/addresses/markdown';
import {unsupportedInPreview} from '@markdown-zh/convert/preview-unsupported';
import {
  publishTargets,
  type Published,
  type PublishTarget,
  type SharedCode,
} from '@markdown-zh/convert/publish';
import type {MarkdownDialect} from '@markdown-zh/engines/dialects';
import {renderCopy} from './preview/index.ts';

/** Writes a text as the preview's dialect renders it. */
type Copy = (source: string, dialect: MarkdownDialect) => Published | Promise<Published>;

/** A target to copy a text to, for the page, which does not load its code. */
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

/** The HTML of the preview's engine as text. Only addresses that may not leave the site are changed. */
function asHtml(source: string, dialect: MarkdownDialect): Published {
  return {
    plain: safeHtml(renderCopy(source, dialect).output, safeInSource),
    unsupported: unsupportedInPreview(source),
  };
}

/** The result as the preview shows it, with its own pictures and those addresses that may leave the site, and the Markdown as plain text. */
function asRichText(source: string, dialect: MarkdownDialect): Published {
  return {
    plain: safeMarkdown(source).text,
    html: safeHtml(renderCopy(source, dialect).safe, safeAddress),
    unsupported: unsupportedInPreview(source),
  };
}
