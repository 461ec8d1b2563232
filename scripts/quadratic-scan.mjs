import {getStaticValue} from '@eslint-community/eslint-utils';
import {RegExpParser, visitRegExpAST} from '@eslint-community/regexpp';
import {
  CharSet,
  CombinedTransformer,
  DFA,
  JS,
  NFA,
  Transformers,
  isDisjointWith,
  transform,
} from 'refa';

/**
 * An ESLint rule against regular expressions whose time grows with the square of the text. An engine tries a pattern at each place. It
 * then reads a repetition again and again, if the repetition holds what precedes it: `/<!--[^]*?-->/` does so in `<!--<!--<!--`, and
 * `/[ \t]+$/` in spaces. `regexp/no-super-linear-move` finds only those at the start of a pattern.
 *
 * Three kinds of repetitions are fine. After some, no part can fail, as in `/<!--[^]*?(?:-->|$)/`. Others have one first place, as in
 * `/(?<![ \t])[ \t]+$/`. Others exclude their prefix, as in `/\[[^[\]]*\]/`. A lookbehind that repeats belongs behind a character that the
 * repetition excludes, as in `/\)(?<=甲[^)]*\))/`.
 */
export const noQuadraticScan = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      quadratic:
        '{{part}} reads the same text again from each start. See scripts/quadratic-scan.mjs.',
      unknown: 'This pattern cannot be analysed: {{reason}}',
    },
  },
  create(context) {
    const check = (node, source, flags) => {
      // A sticky pattern has one start.
      if (flags.includes('y')) return;
      try {
        for (const {raw} of quadraticParts(source, flags)) {
          context.report({node, messageId: 'quadratic', data: {part: raw}});
        }
      } catch (error) {
        context.report({node, messageId: 'unknown', data: {reason: String(error)}});
      }
    };
    return {
      'Literal[regex]'(node) {
        check(node, node.regex.pattern, node.regex.flags);
      },
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"]'(node) {
        const scope = context.sourceCode.getScope(node);
        const [source, flags = ''] = node.arguments.map((one) => getStaticValue(one, scope)?.value);
        if (typeof source === 'string') check(node, source, flags);
      },
    };
  },
};

/** Each start may read this many characters in vain: higher bounds of a repetition count as none. */
const farthest = 1000;

/** The repetitions of a pattern that read the same text again from each start. */
function* quadraticParts(source, flags) {
  const mode = {unicode: flags.includes('u'), unicodeSets: flags.includes('v')};
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
  const {multiline} = new RegExpParser().parseFlags(flags);
  const parser = JS.Parser.fromLiteral({source, flags});
  const {maxCharacter} = parser.parse({assertions: 'ignore', backreferences: 'unknown'});
  const any = {type: 'CharacterClass', characters: CharSet.all(maxCharacter)};
  const lineBreak = {
    type: 'CharacterClass',
    characters: lineBreaks(maxCharacter),
  };
  const someOf = (alternatives) => repeat(alternatives, 1, Infinity);
  const anything = someOf([{type: 'Concatenation', elements: [any]}]);
  const alternativesOf = (node) =>
    parser.parseElement(node, {assertions: 'parse', backreferences: 'unknown'}).expression
      .alternatives;
  const language = (sequences, undecided) => {
    const alternatives = sequences.map((elements) => ({type: 'Concatenation', elements}));
    const expression = transform(withoutAssertions, {type: 'Expression', alternatives});
    return NFA.fromRegex(transform(undecided, expression), {maxCharacter});
  };

  for (const quantifier of quantifiersIn(pattern)) {
    const {left, right, isBackward, isLooking} = surroundings(quantifier);
    const [before, after] = isBackward ? [right, left] : [left, right];
    if (!isBackward && !multiline && before.some(isStart)) continue;
    const run = someOf(alternativesOf(quantifier.element));
    // The line break before a line stands for its start.
    const again = before.map((node) =>
      multiline && isStart(node) ? lineBreak : repeat(alternativesOf(node), 1, 1),
    );
    const restart = isBackward ? [run, ...again, anything] : [anything, ...again, run];
    const copies = (nodes, isAtEnd) => nodes.map((node) => copyOf(node, anything, isAtEnd));
    if (isDisjointWith(language([copies(restart)], holds), language([copies([run])], holds))) {
      continue;
    }
    const rest = after.map((node) =>
      node.repeated
        ? repeat(alternativesOf(node.repeated), 0, Infinity)
        : repeat(alternativesOf(node), 1, 1),
    );
    const match = [{...run, min: 0}, ...rest];
    const inside = copies([...match, {...anything, min: 0}], false);
    const matched = language([inside, copies(match, true)], fails);
    if (isLooking || !isEverything(matched)) yield quantifier;
  }
}

function lineBreaks(maximum) {
  return CharSet.fromCharacters(maximum, [0x0a, 0x0d, 0x20_28, 0x20_29]);
}

function quantifiersIn(pattern) {
  const found = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max > farthest) found.push(node);
    },
  });
  return found;
}

const isStart = ({type, kind}) => type === 'Assertion' && kind === 'start';

/** The nodes to the left and to the right of a node: within the lookbehind around it, which is matched backwards, or within the pattern. */
function surroundings(node) {
  const left = [];
  const right = [];
  let isLooking = false;
  for (let child = node; child.parent; child = child.parent) {
    const {parent} = child;
    if (parent.type === 'Alternative') {
      const index = parent.elements.indexOf(child);
      left.unshift(...parent.elements.slice(0, index));
      right.push(...parent.elements.slice(index + 1));
    } else if (parent.kind === 'lookbehind') {
      return {
        left,
        right: right.filter(({repeated}) => !repeated),
        isBackward: true,
        isLooking: true,
      };
    } else if (parent.kind === 'lookahead') {
      isLooking = true;
    } else if (parent.type === 'Quantifier' && parent.max > 1) {
      right.push({repeated: parent.element});
    }
  }
  return {left, right, isBackward: false, isLooking};
}

const options = {ignoreAmbiguity: true, ignoreOrder: true};
const withoutAssertions = new CombinedTransformer([
  Transformers.inline(options),
  Transformers.applyAssertions(options),
  Transformers.removeDeadBranches(options),
]);
/** Undecided assertions: a repetition is rather reported than missed. */
const holds = Transformers.replaceAssertions({...options, replacement: 'empty-word'});
const fails = Transformers.replaceAssertions({...options, replacement: 'empty-set'});

const nothing = {type: 'Alternation', alternatives: []};

function repeat(alternatives, min, max) {
  return {type: 'Quantifier', alternatives, min, max, lazy: false};
}

/**
 * A copy for a transformer, which changes nodes. `isAtEnd` says which `$` is meant: at the end of the text, or before one of its characters.
 * Where it is given, a backreference to what cannot be known fails; else it is any text.
 */
function copyOf(node, anything, isAtEnd) {
  if (node.type === 'Unknown') {
    return isAtEnd === undefined ? copyOf({...anything, min: 0}, anything) : nothing;
  }
  const beforeEnd = isAtEnd === undefined ? undefined : charactersBeforeEnd(node);
  if (beforeEnd) {
    return isAtEnd
      ? {type: 'Alternation', alternatives: [{type: 'Concatenation', elements: []}]}
      : {type: 'CharacterClass', characters: beforeEnd};
  }
  const copy = {...node, ...(node.max > farthest && {max: Infinity})};
  for (const key of ['alternatives', 'elements']) {
    if (node[key]) copy[key] = node[key].map((one) => copyOf(one, anything, isAtEnd));
  }
  return copy;
}

/** The characters that `$` may precede within a text: with the flag `m` line breaks, else none. Undefined for other nodes. */
function charactersBeforeEnd({type, kind, negate, alternatives}) {
  const [only] = type === 'Assertion' && kind === 'ahead' && negate ? alternatives : [];
  const characters =
    alternatives?.length === 1 && only?.elements.length === 1
      ? only.elements[0].characters?.negate()
      : undefined;
  return characters?.isEmpty || characters?.equals(lineBreaks(characters.maximum))
    ? characters
    : undefined;
}

/** Whether a language has each text: then no start is in vain. */
function isEverything(language) {
  const rejected = DFA.fromFA(language);
  rejected.complement();
  return rejected.isEmpty;
}
