import MarkdownIt from 'markdown-it';
import {describe, expect, it} from 'vitest';
import {makeCorpus} from './markdown-files';

const kindsOf = (text: string) =>
  new MarkdownIt().parse(text.replace(/^---\n[^]*?\n---\n/, ''), {}).map(({type}) => type);

describe('the corpus', () => {
  const corpus = makeCorpus(60, 1);

  it('is the same for the same seed, and another for another', () => {
    expect(makeCorpus(60, 1)).toEqual(corpus);
    expect(makeCorpus(60, 2)).not.toEqual(corpus);
  });

  it('has as many pages as asked for, in folders of 25', () => {
    expect(new Set(corpus.map(({file}) => file)).size).toBe(60);
    expect(corpus.filter(({file}) => file.startsWith('part-1/'))).toHaveLength(25);
  });

  it('begins with a page of ten code blocks', () => {
    const [first] = corpus;
    expect(first?.file).toBe('weighed.md');
    expect(kindsOf(first?.text ?? '').filter((kind) => kind === 'fence')).toHaveLength(10);
  });

  it('has headings, paragraphs, lists, tables and code', () => {
    const kinds = new Set(corpus.flatMap(({text}) => kindsOf(text)));
    for (const kind of [
      'heading_open',
      'paragraph_open',
      'bullet_list_open',
      'table_open',
      'fence',
    ]) {
      expect(kinds).toContain(kind);
    }
  });

  it('gives each page a title and a description', () => {
    for (const {text, file} of corpus) {
      expect(text, file).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\n---\n/);
    }
  });
});
