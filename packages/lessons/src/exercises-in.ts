import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Code, Nodes} from 'mdast';

/** An exercise in a lesson's text: its YAML, and the line of its fence, from 1. */
export interface FoundExercise {
  readonly yaml: string;
  readonly line: number;
}

/** The fences `yaml exercise` of a lesson, in order. */
export function exercisesIn(lesson: string): FoundExercise[] {
  return codeIn(fromMarkdown(lesson))
    .filter(({lang, meta}) => lang === 'yaml' && meta === 'exercise')
    .map(({value, position}) => ({yaml: value, line: position?.start.line ?? 1}));
}

function codeIn(node: Nodes): Code[] {
  if (node.type === 'code') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}
