import {safeMarkdown} from '../addresses/markdown.ts';
import {documentOf} from '../document/index.ts';
import {UnsupportedParts} from '../document/unsupported.ts';
import {supportOf} from '@markdown-zh/platforms/support';
import {features, type FeatureId} from '@markdown-zh/platforms/features';
import type {Published} from './published.ts';
import {nameUploads} from './steps/pictures.ts';

/**
 * Features that editors render. For 掘金 they are those of ByteMD (bytedance/bytemd, code read in 2026-11); nobody has verified that its
 * editor is ByteMD. For CSDN they are those in the welcome text of its editor (copies in public repositories, read in 2026-11).
 */
const known: Readonly<Record<string, readonly FeatureId[]>> = {
  掘金: [
    'commonmark',
    'tables',
    'tasks',
    'strikethrough',
    'links',
    'math',
    'mermaid',
    'frontMatter',
  ],
  CSDN: [
    ...['commonmark', 'tables', 'tasks', 'strikethrough', 'links'],
    ...['footnotes', 'math', 'mermaid', 'highlight', 'html'],
  ] as FeatureId[],
};

/** Returns the Markdown with safe addresses and otherwise unchanged, with the features of it that GitHub, 掘金 and CSDN do not render. */
export function asMarkdown(
  source: string,
  uses: readonly {readonly feature: FeatureId}[],
): Published {
  const unsupported = new UnsupportedParts();
  nameUploads(documentOf(source, new UnsupportedParts()).root, unsupported);
  const {text, lost} = safeMarkdown(source);
  for (const {address} of lost.filter(({isPicture}) => !isPicture)) {
    unsupported.add('links', address);
  }
  const github = supportOf(uses, 'github').filter(({use, cell}) => use && cell?.value === 'no');
  const platforms = [
    {platform: 'GitHub', unsupported: github.map(({name}) => name), unknown: []},
    ...Object.entries(known).map(([platform, rendered]) => ({
      platform,
      unsupported: [],
      unknown: features
        .filter(({id}) => uses.some(({feature}) => feature === id) && !rendered.includes(id))
        .map(({name}) => name),
    })),
  ].filter(({unsupported: missing, unknown}) => missing.length + unknown.length > 0);
  return {
    plain: text,
    unsupported: unsupported.list(),
    platforms,
  };
}
