import {
  attention,
  autolink,
  codeText,
  htmlText,
  labelEnd,
  labelStartImage,
  labelStartLink,
} from 'micromark-core-commonmark';
import type {Construct, ConstructRecord, Extension, TokenizeContext} from 'micromark-util-types';
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

/** The constructs of micromark that stand here with a bound. */
const replaced = [
  ...['attention', 'autolink', 'codeText', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink'],
];

/**
 * CommonMark and extensions of micromark, with a bound on the marks in a paragraph. Marks beyond it stay plain.
 *
 * @param allowance also bounds what references repeat; without it, the caller does
 * @param onBound is called with the offset of each mark that stays plain, in UTF-16 code units
 */
export function boundedSyntax(
  extensions: readonly Extension[],
  {allowance, onBound}: {allowance?: Allowance; onBound?: (offset: number) => void} = {},
): Extension[] {
  const counts = new WeakMap<TokenizeContext, number>();
  const limited = (construct: Construct): Construct => ({
    ...construct,
    ...(construct.name !== undefined && {name: `bounded ${construct.name}`}),
    tokenize(effects, ok, nok) {
      const count = (counts.get(this) ?? 0) + 1;
      counts.set(this, count);
      if (count <= limits.marks) {
        return construct.tokenize.call(this, effects, ok, nok);
      }
      onBound?.(this.now().offset);
      return nok;
    },
  });
  const withLimits = (extension: Extension): Extension =>
    extension.text ? {...extension, text: limitedText(extension.text, limited)} : extension;
  const disabled = extensions.flatMap(({disable}) => disable?.null ?? []);
  return [
    {text: withoutNames(inlines, disabled), disable: {null: replaced}},
    allowance ? boundedReferences(allowance) : {text: {93: labelEnd}},
    ...extensions,
  ].map(withLimits);
}

/** Constructs without those that an extension disables, as MDX does. */
function withoutNames(text: ConstructRecord, names: readonly string[]): ConstructRecord {
  const isKept = ({name = ''}: Construct) => !names.includes(name);
  return Object.fromEntries(
    Object.entries(text).map(([code, value]) => [code, [value ?? []].flat().filter(isKept)]),
  );
}

function limitedText(
  text: ConstructRecord,
  limited: (construct: Construct) => Construct,
): ConstructRecord {
  const entries = Object.entries(text).map(([code, value]) => {
    const constructs = [value ?? []].flat();
    return [code, signs.includes(Number(code)) ? constructs.map(limited) : value] as const;
  });
  return Object.fromEntries(entries) as ConstructRecord;
}
