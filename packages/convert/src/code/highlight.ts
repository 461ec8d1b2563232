import type {Element, ElementContent} from 'hast';
import {Prism, type PrismGrammar} from 'prism-react-renderer';
import {attribute, element, text, textContent} from '../hast.ts';

/** Names that people write and Prism does not know. */
const aliases: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  golang: 'go',
  ps1: 'powershell',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
};

/** Larger code takes long and stays plain, in UTF-16 code units. */
const largest = 50_000;

/** Gives the tokens of a `code` element the classes of Prism, if its language is known. Call `loadLanguages` before. */
export function highlight(code: Element): void {
  const [, name = ''] = /language-(\S+)/.exec(attribute(code, 'className')) ?? [];
  const grammar = grammarOf(name);
  const source = textContent(code);
  if (grammar && source.length <= largest) {
    code.children = Prism.tokenize(source, grammar).flatMap(contentOf);
  }
}

/** Prism's grammar of a language by its name or an alias, if it has one. Call `loadLanguages` before. */
export function grammarOf(name: string): PrismGrammar | undefined {
  const lower = name.toLowerCase();
  const language = aliases[lower] ?? lower;
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? grammar : undefined; // `Prism.languages` also has functions
}

type Token = ReturnType<typeof Prism.tokenize>[number];

function contentOf(token: Token): ElementContent[] {
  if (typeof token === 'string') {
    return [text(token)];
  }
  const content = Array.isArray(token.content)
    ? token.content.flatMap(contentOf)
    : contentOf(token.content);
  return [element('span', content, {className: ['token', token.type]})];
}
