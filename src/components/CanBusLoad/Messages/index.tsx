import {useId, useRef, type Dispatch, type ReactNode} from 'react';
import Button from '../../Button';
import Part from '../../Calculator/Part';
import Results from '../../Calculator/Results';
import {describeReadError} from '../../Calculator/NumberField/describe';
import {operator, variable} from '../../Calculator/mathml';
import type {Load, MessageField} from '../model';
import {maxMessages, type BusEvent, type Message} from '../state';
import Row from './Row';
import styles from './styles.module.css';

type Props = {
  readonly messages: readonly Message[];
  readonly load: Load;
  readonly dispatch: Dispatch<BusEvent>;
};

/** The table of messages and their load. */
export default function CanBusLoadMessages({messages, load, dispatch}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const errorId = useId();
  return (
    <Part
      legend="报文表"
      formulas={formulas}
      note="U_ 是总线负载，C_ 是一条报文的占线时间，T_ 是它的周期。不含错误帧和重发；低于 100% 也不代表每条都来得及，要另算响应时间。"
      fields={
        <div className={styles.table}>
          <div className={styles.heads} aria-hidden="true">
            {Object.values(fieldNames).map((name) => (
              <span key={name}>{name}</span>
            ))}
            <span>{idKindName}</span>
          </div>
          <ol ref={list} className={styles.messages} tabIndex={-1}>
            {messages.map((message, index) => (
              <Row
                key={message.key}
                name={rowName(index)}
                fieldNames={fieldNames}
                idKindName={idKindName}
                message={message}
                load={load.messages[index]}
                errors={load.errors[index] ?? {}}
                errorId={errorId}
                removable={messages.length > 1}
                dispatch={dispatch}
                onRemove={() => {
                  dispatch({type: 'remove', key: message.key});
                  list.current?.focus({preventScroll: true});
                }}
              />
            ))}
          </ol>
          <p id={errorId} className={styles.errors} role="status">
            {describeErrors(load.errors)}
          </p>
          <Button
            className={styles.add}
            aria-disabled={messages.length >= maxMessages}
            onClick={() => {
              dispatch({type: 'add'});
            }}
          >
            {addLabel}
          </Button>
        </div>
      }
    >
      <Results results={describe(load.total)} />
    </Part>
  );
}

const addLabel = '加一行';
const fieldNames: Record<MessageField, string> = {
  count: '条数',
  bytes: '字节',
  period: '周期 ms',
};
const idKindName = 'ID 位数';

function rowName(index: number): string {
  return `第 ${index + 1} 行`;
}

function describeErrors(rows: Load['errors']): string {
  return rows
    .flatMap((errors, index) =>
      (Object.keys(fieldNames) as MessageField[]).flatMap((field) => {
        const error = errors[field];
        return error ? `${rowName(index)}的${fieldNames[field]}：${describeReadError(error)}` : [];
      }),
    )
    .join('；');
}

function describe(total: Load['total']) {
  return [
    {
      label: '总线负载，最坏',
      value: total && `${(total.most * 100).toFixed(1)}%`,
      verdict: total?.within ? '不超过 100%' : '超过 100%，发不完',
      warning: total && !total.within,
    },
    {
      label: '总线负载，不计填充',
      value: total && `${(total.least * 100).toFixed(1)}%`,
    },
    {label: '每秒', value: total && `${Number(total.frames.toFixed(1))} 帧`},
  ];
}

const formulas = [
  <>
    {variable('U')}
    {operator('=')}
    <munder>
      {operator('∑')}
      {variable('i')}
    </munder>
    <mfrac>
      {variable('C', 'i')}
      {variable('T', 'i')}
    </mfrac>
  </>,
];
