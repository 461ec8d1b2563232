import {definitions} from '../sections.ts';
import {inlineContainers} from '../text/inline-containers.ts';
import {isDestination} from '../text/link-syntax.ts';
import {linesOf} from '../text/spans.ts';
import {together} from '../text/together.ts';
import type {RuleMatch, ParsedText, Rule} from '../rule.ts';

const line = /^([> \t]*\[([^[\]^][^[\]]*)\])：([ \t\u3000]*)(\S+)[ \t]*$/u;

/** The labels in all brackets that no engine reads as a link. */
function labels(text: ParsedText): Set<string> {
  const found = inlineContainers(text).flatMap((container) =>
    [...container.text.matchAll(/\[([^[\]]+)\](?!：)/gu)].map(({1: label = ''}) => label),
  );
  return new Set(found.map((label) => label.toLowerCase()));
}

/** A definition begins a paragraph, or follows another definition. */
function find(text: ParsedText): RuleMatch[] {
  const used = labels(text);
  return inlineContainers(text).flatMap(({node, from, text: content}) => {
    const found: RuleMatch[] = [];
    for (const {text: written, from: start} of node.type === 'paragraph' ? linesOf(content) : []) {
      const [, head = '', label = '', space = '', target = ''] = line.exec(written) ?? [];
      if (!used.has(label.toLowerCase()) || !isDestination(target)) {
        break;
      }
      const colon = from + start + head.length;
      const edits = [{from: colon, to: colon + 1 + space.length, insert: ': '}];
      const place = {
        from: from + start + head.indexOf('['),
        to: from + start + written.trimEnd().length,
      };
      found.push({...place, fix: {label: '换成半角冒号', edits}});
    }
    return together(found);
  });
}

/** `[标签]：https://example.com`: a definition with a full-width colon. */
export const definitionFullwidthColon: Rule = {
  id: 'definition-fullwidth-colon',
  title: '链接定义的冒号是全角的',
  explanation: '链接定义的标签后面必须紧跟半角冒号，全角的 `：` 只是普通文字：换成半角冒号。',
  section: definitions,
  severity: 'problem',
  find,
};
