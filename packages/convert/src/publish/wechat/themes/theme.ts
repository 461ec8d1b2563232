import type {PrismTheme} from 'prism-react-renderer';

/** The parts of an article, each with the declarations of its `style` attribute. */
export type Part =
  | 'article'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'p'
  | 'strong'
  | 'em'
  | 'del'
  | 'underline'
  | 'mark'
  | 'small'
  | 'a'
  | 'note'
  | 'reference'
  | 'code'
  | 'pre'
  | 'listing'
  | 'blockquote'
  | 'item'
  | 'list'
  | 'table frame'
  | 'table'
  | 'th'
  | 'td'
  | 'img'
  | 'icon'
  | 'caption'
  | 'upload'
  | 'formula'
  | 'term'
  | 'hr';

export interface Theme {
  readonly styles: Readonly<Record<Part, string>>;
  /** The colours of code. */
  readonly code: PrismTheme;
}

export interface Colours {
  readonly ink: string;
  /** Of captions, notes and quotations. */
  readonly soft: string;
  readonly line: string;
  /** A ground that is a little darker than the page. */
  readonly raised: string;
  readonly link: string;
  readonly accent: string;
}

/** As on the site, without quotation marks, which some tools that inline styles cannot read (doocs/md, patches/, code read in 2026-08). */
const sans =
  '-apple-system,BlinkMacSystemFont,PingFang SC,Microsoft YaHei,Noto Sans CJK SC,sans-serif';
const mono = 'Menlo,Consolas,DejaVu Sans Mono,monospace';

/** The styles that all themes share: the measures of a text that is easy to read on a phone. */
export function stylesOf(colours: Colours, code: PrismTheme): Theme['styles'] {
  const {ink, soft, line, raised, link, accent} = colours;
  // Editors reset inherited text styles, so each block has them (code of raphael-publish, src/lib/wechatCompat.ts, read in 2026-08).
  const text = `color:${ink};font-size:16px;line-height:1.75;letter-spacing:0.5px`;
  const heading = `color:${ink};font-weight:bold;line-height:1.4;letter-spacing:0.5px`;
  const {backgroundColor = raised, color = ink} = code.plain;
  const cell = `border:1px solid ${line};padding:8px 12px;min-width:4.5em;color:${ink};font-size:15px;line-height:1.6;vertical-align:top`;
  return {
    article: `font-family:${sans};${text};text-align:left;overflow-wrap:break-word`,
    h1: `margin:8px 0 28px;font-size:24px;text-align:center;${heading}`,
    h2: `margin:40px 0 18px;font-size:20px;${heading}`,
    h3: `margin:30px 0 14px;font-size:18px;${heading}`,
    h4: `margin:24px 0 12px;font-size:16px;${heading}`,
    p: `margin:0 0 18px;${text}`,
    strong: `color:${ink};font-weight:bold`,
    em: 'font-style:italic',
    del: `color:${soft};text-decoration:line-through`,
    underline: 'text-decoration:underline',
    mark: `padding:0 2px;background:#fff2a8;color:${ink}`,
    small: 'font-size:14px',
    a: `color:${link};text-decoration:none;border-bottom:1px solid ${link}`,
    note: `color:${link};font-size:12px;line-height:1`,
    reference: `margin:0 0 8px;color:${soft};font-size:14px;line-height:1.6;word-break:break-all`,
    code: `padding:2px 5px;border-radius:4px;background:${raised};color:${accent};font-family:${mono};font-size:14px;letter-spacing:0;overflow-wrap:break-word`,
    pre: `margin:0 0 20px;padding:14px 16px;border-radius:8px;background:${backgroundColor};overflow-x:auto`,
    listing: `display:block;color:${color};font-family:${mono};font-size:13px;line-height:1.65;letter-spacing:0;white-space:nowrap;text-align:left`,
    blockquote: `margin:0 0 20px;padding:14px 16px;border-left:3px solid ${accent};border-radius:0 6px 6px 0;background:${raised}`,
    item: `margin:0 0 8px;${text}`,
    list: 'margin:0 0 18px',
    'table frame': 'margin:0 0 20px;max-width:100%;overflow-x:auto',
    table: 'width:100%;border-collapse:collapse',
    th: `${cell};background:${raised};font-weight:bold`,
    td: cell,
    img: 'display:block;max-width:100%;height:auto;margin:0 auto 8px;border-radius:6px',
    icon: 'display:inline-block;max-width:100%;height:auto;vertical-align:middle',
    caption: `margin:0 0 18px;color:${soft};font-size:14px;line-height:1.6;text-align:center`,
    upload: `display:inline-block;padding:2px 8px;border:1px dashed ${accent};border-radius:4px;color:${accent};font-size:14px`,
    formula: `margin:0 0 20px;max-width:100%;overflow-x:auto;color:${ink};text-align:center`,
    term: `margin:0 0 4px;${text};font-weight:bold`,
    hr: `margin:32px auto;border:0;border-top:1px solid ${line};width:100%`,
  };
}
