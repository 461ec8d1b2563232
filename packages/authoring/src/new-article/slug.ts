import {pinyin} from 'pinyin-pro';

/** The longest readable slug, in characters. */
const longest = 60;

/**
 * The last part of an address for a title: lower-case Latin letters, digits and hyphens, Chinese in pinyin without tones.
 *
 * @returns the empty string if the title has no such characters
 */
export function proposeSlug(title: string): string {
  const syllables = pinyin(title, {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
  });
  const slug = syllables
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.length > longest ? slug.slice(0, longest + 1).replace(/-[^-]*$/, '') : slug;
}
