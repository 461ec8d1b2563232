import {useId, useRef, type Dispatch, type ReactNode} from 'react';
import Button from '@markdown-zh/ui/Button';
import Part from '../../Calculator/Part';
import Results from '../../Calculator/Results';
import {readErrorMessage} from '../../Calculator/format';
import {tex} from '../../Calculator/tex';
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
      note="U_ 是总线负载，C_ 是一条报文的占线时间，T_ 是它的周期；w_ 是排队的时间，B_ 是优先级较低的报文里最长的一帧，τ_bit 是位时间，R_ 是最坏响应时间。各行从上到下按 ID 从小到大排，响应是一行里 ID 最大的一条的。忙期超过一个周期时逐个实例算，取最长的；周期就是期限，不含排队的抖动、错误帧和重发，并假设每个节点总是先发自己优先级最高的一帧。"
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
                response={load.responses[index]}
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
            {errorMessages(load.errors)}
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
      <Results results={loadResults(load)} />
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

function errorMessages(rows: Load['errors']): string {
  return rows
    .flatMap((errors, index) =>
      (Object.keys(fieldNames) as MessageField[]).flatMap((field) => {
        const error = errors[field];
        return error ? `${rowName(index)}的${fieldNames[field]}：${readErrorMessage(error)}` : [];
      }),
    )
    .join('；');
}

function loadResults({total, responses}: Load) {
  const late = responses.flatMap(({inTime}, index) => (inTime ? [] : rowName(index)));
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
    {
      label: '赶不上周期的',
      value: total && (late.length === 0 ? '没有' : late.join('、')),
      verdict: late.length === 0 ? undefined : '按最坏响应',
      warning: late.length > 0,
    },
    {label: '每秒', value: total && `${Number(total.frames.toFixed(1))} 帧`},
  ];
}

const formulas = tex`
  U = \sum_i \frac{C_i}{T_i}
  w = B + \sum_k \left\lceil \frac{w + \tau_\text{bit}}{T_k} \right\rceil C_k
  R = w + C
`;
