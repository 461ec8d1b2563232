import {makeCorpus} from '../bench-sites/corpus';

/** Texts without front matter, one after another, and again from the start. */
function* bodies(seed: number): Generator<string> {
  const texts = makeCorpus(100, seed).map(({text}) => text.replace(/^---\n[^]*?\n---\n/, ''));
  for (;;) {
    yield* texts;
  }
}

/** Chinese Markdown that grows by whole sections until `isEnough`. */
function grow(seed: number, isEnough: (text: string) => boolean): string {
  let text = '';
  for (const body of bodies(seed)) {
    text += body;
    if (isEnough(text)) {
      break;
    }
  }
  return text;
}

/** A post of about this many kilobytes in UTF-8: headings, prose, lists, tables and code. The same seed gives the same text. */
export function longPost(kilobytes: number, seed: number): string {
  const head = [
    '---',
    `title: 长文 ${kilobytes} KB`,
    `description: 一篇很长的文章，用来测量构建的时间怎样随长度增长。`,
    `slug: long-${kilobytes}`,
    'date: 2026-11-14',
    'authors: [icms]',
    'tags: [rs485]',
    '---',
    '',
    '第一段是摘要。',
    '',
    '<!-- truncate -->',
    '',
    '',
  ].join('\n');
  return head + grow(seed, (text) => Buffer.byteLength(text) >= kilobytes * 1000);
}

/** A doc of at least this many lines. */
export function longDoc(lines: number, seed: number): string {
  const head = `---\ntitle: 长文 ${lines} 行\ndescription: 一篇很长的文章，用来测量主线程上的任务。\n---\n\n`;
  return head + grow(seed, (text) => text.split('\n').length >= lines);
}
