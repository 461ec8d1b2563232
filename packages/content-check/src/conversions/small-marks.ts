import {visit} from 'unist-util-visit';
import type {Edit} from '@markdown-zh/diagnosis/edits';
import {replaceOutsideCode} from '../checks/outside-code.ts';
import {rangeOf} from './parse.ts';
import {note, type Conversion, type ForeignText, type Note} from './step.ts';

const more = /<!--\s*(?:[Mm]ore|MORE|excerpt)\s*-->/;
const truncate = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** `<!--more-->` of Hexo and Hugo, at its first place. */
export function truncateMarker({source}: ForeignText): Conversion {
  const found: {readonly text: string; readonly start: number}[] = [];
  const either = new RegExp(`${truncate.source}|${more.source}`);
  replaceOutsideCode(source, either, (text, start) => {
    found.push({text, start});
    return text;
  });
  const [first] = found;
  if (first === undefined || found.some(({text}) => truncate.test(text))) {
    return {fixes: []};
  }
  const {text, start} = first;
  return {fixes: [{from: start, to: start + text.length, insert: '<!-- truncate -->'}]};
}

const contents = /^(?:@?\[toc\]|\[\[_?toc_?\]\]|\$\{toc\}|\{:toc\}|\[\[TOC\]\])$/i;

/** `[TOC]` and `[[toc]]`: a page here has a list of contents. */
export function tableOfContents({source, tree}: ForeignText): Conversion {
  const fixes: Edit[] = [];
  const notes: Note[] = [];
  visit(tree, 'paragraph', (node) => {
    const {start, end} = rangeOf(node);
    const text = source.slice(start, end);
    if (contents.test(text.trim())) {
      const after = /^[ \t]*\n(?:[ \t]*\n)?/.exec(source.slice(end))?.[0].length ?? 0;
      fixes.push({from: start, to: end + after, insert: ''});
      notes.push(note('contents-removed', text));
    }
  });
  return {fixes, notes};
}
