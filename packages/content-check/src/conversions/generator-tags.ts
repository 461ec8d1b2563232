import {applyEdits} from '@markdown-zh/diagnosis/edits';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {replaceOutsideCode} from '../checks/outside-code.ts';
import {boxes} from './container-names.ts';
import {destination, linkTo} from './write-text.ts';
import {fenceOf} from './html-blocks.ts';
import {own} from './own.ts';
import {note, type Conversion, type ConvertOptions, type ForeignText, type Note} from './step.ts';

/** A tag of Hexo, Jekyll or Hugo with what it holds; `inner` is missing for a tag without an end. */
interface Tag {
  readonly words: readonly string[];
  /** The words as they are written. */
  readonly written: string;
  readonly inner: string;
}

/** Tags with an end, and their equals. */
const pairs: Readonly<Record<string, (tag: Tag) => string | undefined>> = {
  blockquote: quotation,
  centerquote: quotation,
  code: codeBlock,
  codeblock: codeBlock,
  cq: quotation,
  details: folded,
  fold: folded,
  folding: folded,
  highlight: ({words: [language = 'text'], inner}) =>
    block(fenceOf(inner.replace(/^\n/, '').trimEnd(), language)),
  hint: box,
  math: ({inner}) => block(`$$\n${inner.trim()}\n$$`),
  mermaid: ({inner}) => block(fenceOf(inner.trim(), 'mermaid')),
  note: box,
  notice: box,
  pullquote: quotation,
  quote: quotation,
  raw: ({inner}) => inner,
  spoiler: folded,
};

/** Tags without an end, and their equals. */
const singles: Readonly<Record<string, (tag: Tag, options: ConvertOptions) => string | undefined>> =
  {
    asset_img: picture,
    asset_link: ({words: [file = '', ...title]}) => linkTo(file, title.join(' ') || file),
    asset_path: ({words: [file = '']}) => file,
    bilibili: ({words: [id = '']}) => video(`https://www.bilibili.com/video/${id}`),
    btn: ({written}) => {
      const [url = '', text = ''] = written.split(',').map((part) => part.trim());
      return linkTo(url, text || url);
    },
    figure: figure,
    gist: ({words}) => video(`https://gist.github.com/${words.slice(0, 2).join('/')}`),
    iframe: ({words: [url = '']}) => video(url),
    img: picture,
    label: ({written}) => written.split('@').slice(1).join('@').trim() || undefined,
    link: ({words: [text = '', url]}) => (url === undefined ? undefined : linkTo(url, text)),
    post_link: postLink,
    post_path: ({words: [name = '']}, {postOf}) => postOf?.(name) ?? name,
    post_url: ({words: [name = '']}, {postOf}) => postOf?.(name) ?? name,
    ref: ({words: [name = '']}, {postOf}) => postOf?.(name) ?? name,
    relref: ({words: [name = '']}, {postOf}) => postOf?.(name) ?? name,
    vimeo: ({words: [id = '']}) => video(`https://vimeo.com/${id}`),
    youtube: ({words: [id = '']}) =>
      video(`https://www.youtube.com/watch?v=${id.replace(/^id=/, '')}`),
  };

const pairNames = Object.keys(pairs).join('|');

/** `{% name words %}` of Hexo and Jekyll, `{{< name words >}}` and `{{% name words %}}` of Hugo, each with its end if it has one. */
const tag = [
  String.raw`\{%-?[ \t]*(?<name>${pairNames})\b(?<words>(?:(?!%\})[^])*?)-?%\}(?<inner>[^]*?)\{%-?[ \t]*end\k<name>[ \t]*-?%\}`,
  String.raw`\{\{[<%][ \t]*(?<hugo>${pairNames})\b(?<hugoWords>(?:(?![%>]\}\})[^])*?)[%>]\}\}(?<hugoInner>[^]*?)\{\{[<%][ \t]*/[ \t]*\k<hugo>[ \t]*[%>]\}\}`,
  String.raw`\{%-?[ \t]*(?<single>\w+)(?<singleWords>(?:(?!%\})[^])*?)-?%\}`,
  String.raw`\{\{[<%][ \t]*(?<short>\w+)(?<shortWords>(?:(?!%\}\}|>\}\})[^])*?)/?[%>]\}\}`,
].join('|');
const whole = new RegExp(`^(?:${tag})$`);

/** The address of the site in links of Jekyll: here addresses begin at `/`. */
const siteAddress = String.raw`\{\{-?[ \t]*site\.(?:baseurl|url)[ \t]*-?\}\}(?=/)`;

/** Tags of Hexo, Jekyll and Hugo become their equals in Markdown. Those without an equal stay, as readable text. */
export const generatorTags = ({source, options}: ForeignText): Conversion =>
  convertTags(source, options);

function convertTags(source: string, options: ConvertOptions): Conversion {
  const fixes: Edit[] = [];
  const notes: Note[] = [];
  if (/\{%|\{\{/.test(source)) {
    replaceOutsideCode(source, new RegExp(`${tag}|${siteAddress}`), (text, start) => {
      const written = equalOf(text, options, notes);
      if (written !== undefined) {
        fixes.push({
          from: start,
          to: start + text.length,
          insert: alone(written, start, start + text.length, source),
        });
      }
      return text;
    });
  }
  return {fixes, notes};
}

function equalOf(text: string, options: ConvertOptions, notes: Note[]): string | undefined {
  const groups = whole.exec(text)?.groups;
  if (groups === undefined) {
    return ''; // the address of the site
  }
  const name = groups.name ?? groups.hugo ?? groups.single ?? groups.short ?? '';
  const words = (
    groups.words ??
    groups.hugoWords ??
    groups.singleWords ??
    groups.shortWords ??
    ''
  ).trim();
  const inner = groups.inner ?? groups.hugoInner;
  const parts = [...words.matchAll(/(?<!\w)(?:\w+=)?(?:"([^"]*)"|'([^']*)')|(\S+)/g)].map(
    ([all, double, single, word]) =>
      /^\w+=["']/.test(all) ? all : (double ?? single ?? word ?? ''),
  );
  const pair = own(pairs, name);
  const result =
    inner === undefined
      ? own(singles, name)?.({words: parts, written: words, inner: ''}, options)
      : pair?.({words: parts, written: words, inner: innerOf(name, inner, options, notes)});
  if (result === undefined) {
    notes.push(note('generator-tag-kept', text));
  } else if (name === 'post_link' && options.postOf?.(parts[0] ?? '') === undefined) {
    notes.push(note('link-lost', text));
  }
  return result;
}

/** The content of a tag, with the tags in it converted, unless it is code. */
function innerOf(name: string, source: string, options: ConvertOptions, notes: Note[]): string {
  if (['code', 'codeblock', 'highlight', 'math', 'mermaid', 'raw'].includes(name)) {
    return source;
  }
  const {fixes, notes: inner = []} = convertTags(source, options);
  notes.push(...inner);
  return applyEdits(source, fixes);
}

/** A block on lines of its own. */
const block = (text: string) => `\n${text}\n`;

/** Without line breaks that are there already. */
function alone(text: string, start: number, end: number, source: string): string {
  const isFirst = /^[ \t]*$/.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start));
  const isLast = /^[ \t]*(?:\n|$)/.test(source.slice(end));
  return text.replace(/^\n/, isFirst ? '' : '\n\n').replace(/\n$/, isLast ? '' : '\n\n');
}

function codeBlock({words, inner}: Tag): string {
  const language = words.find((word) => word.startsWith('lang:'))?.slice('lang:'.length) ?? 'text';
  const title = words.filter((word) => !/^(?:\w+:(?!\/\/)|https?:\/\/)/.test(word)).join(' ');
  const code = inner.replace(/^[ \t]*\n/, '').trimEnd();
  return block(
    fenceOf(code, title === '' ? language : `${language} title="${title.replaceAll('"', "'")}"`),
  );
}

function quotation({words, written, inner}: Tag): string {
  const lines = inner.trim().split('\n');
  const source = words.find((word) => /^https?:\/\//.test(word));
  const author = (source === undefined ? written : written.replace(source, '')).replace(
    /^[\s,'"]+|(?<![\s,'"])[\s,'"]+$/g,
    '',
  );
  const by = source === undefined ? author : linkTo(source, author || source);
  return block(
    [...lines, ...(by === '' ? [] : ['', `——${by}`])]
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  );
}

/** A box by the first word that names one; the other words, if they are not in Hexo's list of looks, are its title. */
function box({words, inner}: Tag): string {
  const looks = new Set([
    'default',
    'primary',
    'no-icon',
    'simple',
    'modern',
    'flat',
    'disabled',
    'icon',
    ...boxes.keys(),
  ]);
  const [first = ''] = words.filter((word) => boxes.has(word));
  const title = words.filter((word) => !looks.has(word)).join(' ');
  return block(
    `:::${boxes.get(first) ?? 'note'}${title === '' ? '' : `[${title}]`}\n${inner.trim()}\n:::`,
  );
}

/** `{% folding red open, 标题 %}` or `{% fold 标题 %}`. */
function folded({words, written, inner}: Tag): string {
  const [, named] = /^[\w\s:]*,\s*(\S.*)$/.exec(written) ?? [];
  const title =
    named ?? words.filter((word) => !/^(?:open|true|false|\w+::?)$/.test(word)).join(' ');
  const summary = title === '' ? '' : `<summary>${title.replaceAll('<', '&lt;')}</summary>\n`;
  return block(`<details>\n${summary}\n${inner.trim()}\n\n</details>`);
}

/** `{% img class address width height "title" "text" %}`; `{% asset_img file width height title %}`. */
function picture({words}: Tag): string | undefined {
  const at = words.findIndex((word) => /[./]/.test(word));
  const rest = words.slice(at + 1).filter((word) => !/^\d+(?:px|%)?$/.test(word));
  const [title = '', text = title] = rest.length > 2 ? [rest.join(' ')] : rest;
  return at < 0
    ? undefined
    : `![${text.replace(/[[\]]/g, String.raw`\$&`)}](${destination(words[at] ?? '')})`;
}

/** Hugo's `{{< figure src="…" title="…" >}}`. */
function figure({written}: Tag): string | undefined {
  const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(written)?.[1];
  const src = value('src');
  const text = value('alt') ?? value('caption') ?? value('title') ?? '';
  return src === undefined ? undefined : `![${text}](${destination(src)})`;
}

const video = (url: string) => linkTo(url, url);

function postLink({words: [name = '', ...rest]}: Tag, {postOf}: ConvertOptions): string {
  const text = rest.filter((word) => !/^(?:true|false)$/.test(word)).join(' ') || name;
  const url = postOf?.(name);
  return url === undefined ? text : linkTo(url, text);
}
