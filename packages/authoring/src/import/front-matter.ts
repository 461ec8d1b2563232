import {parse as parseToml} from 'smol-toml';
import {parse as parseYaml} from 'yaml';
import type {Reason} from './reasons.ts';

/** The fields of an old post. Dates are text. */
export type Fields = Readonly<Record<string, unknown>>;

/** A file of an old blog: its fields, and the Markdown after them. */
export interface Source {
  readonly fields: Fields;
  readonly body: string;
}

type Kind = 'YAML' | 'TOML' | 'JSON';

const marks: readonly (readonly [Kind, RegExp])[] = [
  ['YAML', /^---[^\S\n]*\n(?<data>[^]*?)(?:^|\n)(?:---|\.\.\.)[^\S\n]*(?:\n|$)/],
  ['TOML', /^\+\+\+[^\S\n]*\n(?<data>[^]*?)(?:^|\n)\+\+\+[^\S\n]*(?:\n|$)/],
  ['JSON', /^;;;[^\S\n]*\n(?<data>[^]*?)\n;;;[^\S\n]*(?:\n|$)/],
  ['JSON', /^(?<data>\{[^\S\n]*\n[^]*?\n\})[^\S\n]*(?:\n|$)/],
  // Hexo needs no first line of hyphens: https://hexo.io/docs/front-matter
  ['YAML', /^(?<data>(?:[A-Za-z][\w-]*:.*\n|[^\S\n]+\S.*\n|-[^\S\n].*\n)+)---+[^\S\n]*(?:\n|$)/],
];

/**
 * Splits a file into fields and text. Reads YAML, TOML and JSON as Hexo, Hugo, Jekyll and VitePress write them.
 *
 * @returns the reason why the fields cannot be read
 */
export function readFrontMatter(text: string): Source | Reason {
  const language = /^---(?!-)[^\S\n]*[^\s-][^\n]*/.exec(text)?.[0];
  if (language !== undefined) {
    return {code: 'front-matter', detail: language};
  }
  const first = find(text);
  if (first === undefined) {
    return {fields: {}, body: text};
  }
  const body = text.slice(first.end);
  const second = find(body.trimStart());
  if (second !== undefined && second.kind !== first.kind) {
    return {code: 'two-front-matters', detail: `${first.kind}, ${second.kind}`};
  }
  try {
    const data = parseAs(first.kind, first.data) ?? {};
    return typeof data === 'object' && !Array.isArray(data)
      ? {fields: data as Fields, body}
      : {code: 'front-matter', detail: first.kind};
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    return {code: 'front-matter', detail: message};
  }
}

function find(
  text: string,
): {readonly kind: Kind; readonly data: string; readonly end: number} | undefined {
  for (const [kind, pattern] of marks) {
    const found = pattern.exec(text);
    if (found) {
      return {kind, data: found.groups?.data ?? '', end: found[0].length};
    }
  }
  return undefined;
}

function parseAs(kind: Kind, data: string): unknown {
  if (kind === 'YAML') {
    // Hexo replaces tabs; other generators refuse them.
    return parseYaml(data.replaceAll('\t', '  '), {uniqueKeys: false, logLevel: 'error'});
  }
  if (kind === 'TOML') {
    return JSON.parse(JSON.stringify(parseToml(data)));
  }
  return JSON.parse(data.startsWith('{') ? data : `{${data}}`);
}
