import {
  attention,
  autolink,
  codeText,
  htmlText,
  labelEnd,
  labelStartImage,
  labelStartLink,
} from 'micromark-core-commonmark';
import type {
  Construct,
  ConstructRecord,
  Extension,
  ParseContext,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import {limits, type Allowance} from './limits.ts';
import {boundedReferences} from './references.ts';

/** The first characters of marks: ! $ * < [ ] _ ` ~ */
const signs = [33, 36, 42, 60, 91, 93, 95, 96, 126];

const inlines: ConstructRecord = {
  33: labelStartImage,
  42: attention,
  60: [autolink, htmlText],
  91: labelStartLink,
  95: attention,
  96: codeText,
};

/** The names of the constructs of micromark that are replaced by bounded ones. */
const replaced = [
  ...['attention', 'autolink', 'codeText', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink'],
];

/** A mark beyond the bound on marks, or a line beyond the bound on lazy lines. */
type OnBound = (kind: 'marks' | 'lazyLines', offset: number) => void;

/** The state of a paragraph, a heading or a cell while it is read. */
interface Block {
  marks: number;
  /** The offset of the last mark. */
  latest: number;
  /** Characters that were read for marks that have no end. */
  wasted: number;
  /** Brackets that have neither become a link nor been closed. */
  openLabels: number;
}

/**
 * CommonMark and extensions of micromark, with bounds on the marks in a paragraph, which stay plain beyond it, and on lazy lines.
 *
 * @param allowance also bounds what references repeat; without it, the caller does
 * @param onBound is called with the offset of each mark and line beyond a bound, in UTF-16 code units
 */
export function boundedSyntax(
  extensions: readonly Extension[],
  {allowance, onBound}: {allowance?: Allowance; onBound?: OnBound} = {},
): Extension[] {
  const blocks = new WeakMap<TokenizeContext, Block>();
  const blockOf = (context: TokenizeContext) => {
    const block = blocks.get(context) ?? {marks: 0, latest: -1, wasted: 0, openLabels: 0};
    blocks.set(context, block);
    return block;
  };
  const bounded = (construct: Construct): Construct => {
    const {name = '', tokenize} = construct;
    return {
      ...construct,
      ...(name !== '' && {name: `bounded ${name}`}),
      tokenize(effects, ok, nok) {
        const block = blockOf(this);
        const start = this.now().offset;
        block.marks += start === block.latest ? 0 : 1; // several constructs begin with the same sign
        block.latest = start;
        if (block.marks > limits.marks || block.wasted > limits.wasted) {
          onBound?.('marks', start);
          return nok;
        }
        if (name.startsWith('labelStart')) {
          block.openLabels += 1;
        } else if (name === 'labelEnd' || name === 'boundedLabelEnd') {
          block.openLabels = Math.max(0, block.openLabels - 1);
        }
        const isRun = name === 'attention' || name === 'strikethrough';
        const endOfRun: State = (code) => {
          block.marks += this.now().offset - start - 1; // each sign of a run may pair with another
          return block.marks > limits.marks ? nok(code) : ok(code);
        };
        return tokenize.call(this, effects, isRun ? endOfRun : ok, (code) => {
          block.wasted += this.now().offset - start;
          return nok(code);
        });
      },
    };
  };
  /** A bare address is none in open brackets. For each word the extension looks through all events for them; here their number is known. */
  const outsideLabels = (construct: Construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return blockOf(this).openLabels > 0 ? nok : construct.tokenize.call(this, effects, ok, nok);
    },
  });
  const change = (construct: Construct, code: number) => {
    if (/^(?:www|protocol|email)Autolink$/.test(construct.name ?? '')) {
      return outsideLabels(construct);
    }
    return signs.includes(code) ? bounded(construct) : construct;
  };
  const disabled = extensions.flatMap(({disable}) => disable?.null ?? []);
  return [
    {text: withoutNames(inlines, disabled), disable: {null: replaced}},
    allowance ? boundedReferences(allowance) : {text: {93: labelEnd}},
    ...extensions,
    {flow: {null: lazyEnd(onBound)}}, // the last one is asked first: tables wait for the next line
  ].map((extension) =>
    extension.text ? {...extension, text: changedText(extension.text, change)} : extension,
  );
}

/**
 * Ends a paragraph with too many lazy lines. For each line after the first, micromark asks its constructs whether they interrupt the
 * paragraph. Lines without such a question lie between two paragraphs.
 */
function lazyEnd(onBound?: OnBound): Construct {
  const paragraphs = new WeakMap<ParseContext, {line: number; lazyLines: number}>();
  return {
    tokenize(_, ok, nok) {
      if (!this.interrupt) {
        return nok;
      }
      const {line, offset} = this.now();
      const paragraph = paragraphs.get(this.parser) ?? {line: -1, lazyLines: 0};
      paragraphs.set(this.parser, paragraph);
      if (line !== paragraph.line) {
        const isNext = line === paragraph.line + 1 && paragraph.lazyLines <= limits.lazyLines;
        paragraph.lazyLines = (isNext ? paragraph.lazyLines : 0) + (this.parser.lazy[line] ? 1 : 0);
        paragraph.line = line;
      }
      if (paragraph.lazyLines <= limits.lazyLines) {
        return nok;
      }
      onBound?.('lazyLines', offset);
      return ok;
    },
  };
}

/** Constructs without those that an extension disables, as MDX does. */
function withoutNames(text: ConstructRecord, names: readonly string[]): ConstructRecord {
  const isKept = ({name = ''}: Construct) => !names.includes(name);
  return Object.fromEntries(
    Object.entries(text).map(([code, value]) => [code, [value ?? []].flat().filter(isKept)]),
  );
}

function changedText(
  text: ConstructRecord,
  change: (construct: Construct, code: number) => Construct,
): ConstructRecord {
  const entries = Object.entries(text).map(([code, value]) => {
    const constructs = [value ?? []].flat();
    return [code, constructs.map((construct) => change(construct, Number(code)))] as const;
  });
  return Object.fromEntries(entries);
}
