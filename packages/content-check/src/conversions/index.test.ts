import {describe, expect, it} from 'vitest';
import {readArticle} from '../checks/article.ts';
import {cases, own, slips} from './cases.fixture.ts';
import {findPicture} from './find-picture.ts';
import {convert, type ConvertOptions} from './index.ts';

const options: ConvertOptions = {components: ['Tabs', 'TabItem'], tags: ['linux', 'can']};

describe('convert', () => {
  it.for(cases)('A5 $title', ({before, after}) => {
    const {text} = convert(before, options);
    expect(text).toBe(after);
    expect(readArticle('a.md', text)).toMatchObject({ok: true});
    expect(convert(text, options).text).toBe(after);
  });

  it.for(own)('A5 leaves MDX alone: %j', (text) => {
    expect(convert(text, options).text).toBe(text);
  });

  it.for(slips)('A5 repairs slips in MDX: %j', ([before, after]) => {
    expect(convert(before, options).text).toBe(after);
  });

  it('A5 takes the language of a fence that the site knows', () => {
    const languages = ['text', 'bash', 'go'];
    const {text, notes} = convert('```golang\na\n```\n\n```elixir\nb\n```\n\n```bash\nc\n```', {
      languages,
    });
    expect(text).toBe('```go\na\n```\n\n```text\nb\n```\n\n```bash\nc\n```');
    expect(notes.map(({text}) => text)).toEqual(['golang', 'elixir']);
  });

  it('A5 takes the name of a property of every object for one like any other', () => {
    const textWith = (name: string) =>
      `::: ${name}\n甲\n:::\n\n{% ${name} a %}\n乙\n{% end${name} %}\n\n\`\`\`${name}\na\n\`\`\``;
    const converted = (name: string) => convert(textWith(name), {languages: ['text']}).text;
    expect(converted('constructor')).toBe(converted('foo').replaceAll('foo', 'constructor'));
  });

  it('A5 names what it leaves out', () => {
    const {notes} = convert(
      '<a href="https://example.org" onclick="f()" v-if="g">一</a>\n\n{% post_link other 另一篇 %}\n\n{% foo %}\n\n<style>a{}</style>',
    );
    expect(notes.map(({kind}) => kind).sort()).toEqual([
      'attribute-removed',
      'code-in-comment',
      'generator-tag-kept',
      'handler-removed',
      'link-lost',
    ]);
  });

  it('A5 links to a post that the caller knows', () => {
    const postOf = (name: string) => (name === 'other' ? './other.md' : undefined);
    expect(convert('{% post_link other 另一篇 %}', {postOf}).text).toBe('[另一篇](./other.md)');
  });

  it('A5 leaves front matter to a caller that maps it', () => {
    const source = '---\ndate: 2021-01-02 03:04:05\n---\n\n{a}';
    expect(convert(source, {frontMatter: false}).text).toContain('date: 2021-01-02 03:04:05\n');
  });
});

describe('findPicture', () => {
  const files = new Set([
    'static/images/there.png',
    'blog/2021-a/b.png',
    'blog/images/c.png',
    'static/img/d.png',
  ]);
  const find = (url: string) => findPicture(url, 'blog/2021-a.md', (path) => files.has(path));

  it.for([
    ['/images/there.png', undefined],
    ['https://example.org/images/c.png', undefined],
    ['/images/gone.png', undefined],
    ['b.png', './2021-a/b.png'],
    ['/images/c.png', './images/c.png'],
    [String.raw`C:\me\images\c.png`, './images/c.png'],
    ['/uploads/d.png', '/img/d.png'],
  ] as const)('A5 finds %s where it exists', ([url, found]) => {
    expect(find(url)).toBe(found);
  });
});
