import type {HtmlTags} from '@docusaurus/types';
import {contentLanguage} from './locale';
import {tagline, title} from './identity';

/** The form of the mark: alone, on a full square, or small on a square that systems crop. */
export type IconShape = 'mark' | 'square' | 'maskable';

interface Icon {
  /** Below the base URL. */
  readonly file: string;
  /** Edge in pixels. */
  readonly size: number;
  readonly shape: IconShape;
}

const manifestIcons: readonly Icon[] = [
  {file: 'img/icon-192.png', size: 192, shape: 'mark'},
  {file: 'img/icon-512.png', size: 512, shape: 'mark'},
  {file: 'img/icon-maskable-512.png', size: 512, shape: 'maskable'},
];

/** PNG icons for programs that cannot show the SVG; `scripts/make-icons.ts` draws them. */
export const icons: readonly Icon[] = [
  // iOS rounds the corners itself, and fills transparent ones with black.
  {file: 'apple-touch-icon.png', size: 180, shape: 'square'},
  ...manifestIcons,
];

/** The icon that browsers, feed readers and bookmark lists request by default. */
export const favicon = {file: 'favicon.ico', size: 32} as const;

export const manifestFile = 'site.webmanifest';

/** The web app manifest. Its addresses are relative, so it works under any base URL. */
export function manifest(colours: {readonly paper: string}) {
  return {
    name: title,
    short_name: title,
    description: tagline,
    lang: contentLanguage,
    start_url: './',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: manifestIcons.map(({file, size, shape}) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: shape === 'maskable' ? 'maskable' : 'any',
    })),
  };
}

/** The icons' links in the head of every page. The SVG comes last, because browsers that support it prefer it there. */
export function iconTags(baseUrl: string) {
  const link = (rel: string, file: string, attributes: Readonly<Record<string, string>> = {}) => ({
    tagName: 'link',
    attributes: {rel, href: `${baseUrl}${file}`, ...attributes},
  });
  return [
    link('icon', favicon.file, {sizes: `${favicon.size}x${favicon.size}`}),
    link('icon', 'img/favicon.svg', {sizes: 'any', type: 'image/svg+xml'}),
    link('apple-touch-icon', 'apple-touch-icon.png'),
    link('manifest', manifestFile),
  ] satisfies HtmlTags;
}
