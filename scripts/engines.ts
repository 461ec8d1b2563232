import {HtmlRenderer, Parser} from 'commonmark';
import MarkdownIt from 'markdown-it';
import {Marked} from 'marked';
import type {Flavour} from '../src/lib/standard-markdown';

/** Renders Markdown by engines other than the one behind the live examples, for comparison. */
export function renderElsewhere(source: string, flavour: Flavour): Record<string, string> {
  if (flavour === 'commonmark') {
    return {
      'commonmark.js': new HtmlRenderer().render(new Parser().parse(source)),
      'markdown-it': new MarkdownIt('commonmark').render(source),
    };
  }
  return {
    'commonmark.js': new HtmlRenderer().render(new Parser().parse(source)),
    'markdown-it': new MarkdownIt({html: true, linkify: true}).render(source),
    marked: new Marked({gfm: true, async: false}).parse(source) as string,
  };
}
