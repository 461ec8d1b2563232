import {choice, numeric, text, type Parameter, type Parameters} from '../Calculator/share';
import {readNumber} from '../Calculator/model';
import {solveExactFrame, type ExactTexts} from './ExactFrame/model';
import {
  busLimits,
  messageLimits,
  payloadLimits,
  type Format,
  type IdKind,
  type MessageTexts,
} from './model';
import {exampleMessages, maxMessages} from './state';

/**
 * Writes a table of messages: hyphens separate count, bytes, period and bits of the identifier, underscores separate
 * rows. Neither has to be escaped in an address.
 */
export function writeMessages(messages: readonly MessageTexts[]): string {
  return messages
    .map(({count, bytes, period, idKind}) => [count, bytes, period, idKind].join('-'))
    .join('_');
}

/**
 * Reads a table of messages.
 *
 * @returns the rows; undefined if one of them has a wrong form or a value beyond its limits, or if there are too many
 */
export function readMessages(written: string, format: Format): MessageTexts[] | undefined {
  const limits = {...messageLimits, bytes: payloadLimits(format)};
  const rows = written.split('_').map((row) => row.split('-'));
  if (rows.length > maxMessages) {
    return undefined;
  }
  const messages: MessageTexts[] = [];
  for (const [count = '', bytes = '', period = '', idKind, ...rest] of rows) {
    const isValid =
      rest.length === 0 &&
      (idKind === '11' || idKind === '29') &&
      readNumber(count, limits.count).ok &&
      readNumber(bytes, limits.bytes).ok &&
      readNumber(period, limits.period).ok;
    if (!isValid) {
      return undefined;
    }
    messages.push({count, bytes, period, idKind});
  }
  return messages;
}

/** A data rate, which only CAN FD with a switch of rates reads, and which is not below the arbitration rate. */
const switchedRate = numeric(
  '2000',
  ({arbitration}) => ({...busLimits.data, min: Number(arbitration)}),
  'kbit/s',
);
const dataRate: Parameter = {
  ...switchedRate,
  findError: (value, others) =>
    others.format === 'fd-switched' ? switchedRate.findError(value, others) : undefined,
};

function exactText(name: keyof ExactTexts, initial: string): Parameter {
  return text(initial, (value, {exactIdKind}) => {
    const texts = {identifier: '0', data: '', [name]: value};
    return solveExactFrame(exactIdKind as IdKind, texts).errors[name] === undefined;
  });
}

/** The values in the address of the calculator's own page, with their defaults. */
export const parameters = {
  format: choice('classic', ['classic', 'fd', 'fd-switched']),
  arbitration: numeric('500', busLimits.arbitration, 'kbit/s'),
  dataRate,
  idKind: choice('11', ['11', '29']),
  bytes: numeric('8', ({format}) => payloadLimits(format as Format)),
  exactIdKind: choice('11', ['11', '29']),
  identifier: exactText('identifier', '123'),
  data: exactText('data', 'DE AD BE EF'),
  messages: text(
    writeMessages(exampleMessages),
    (value, {format}) => readMessages(value, format as Format) !== undefined,
  ),
} satisfies Parameters;
