import type {Dispatch, ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReadError} from '../../Calculator/model';
import {formatDuration} from '../../Calculator/format';
import type {IdKind, MessageField, MessageLoad, Response} from '../model';
import {idKindOptions, responseText} from '../texts';
import type {BusEvent, Message} from '../state';
import StaticValue from '../../Calculator/StaticValue';
import controls from '../../Calculator/control.module.css';
import styles from './Row.module.css';

type Props = {
  readonly name: string;
  readonly fieldNames: Readonly<Record<MessageField, string>>;
  readonly idKindName: string;
  readonly message: Message;
  readonly load: MessageLoad | undefined;
  /** Of the last message in this row. */
  readonly response: Response | undefined;
  readonly errors: Readonly<Partial<Record<MessageField, ReadError>>>;
  /** Id of the element with the errors of all rows. */
  readonly errorId: string;
  readonly removable: boolean;
  readonly dispatch: Dispatch<BusEvent>;
  readonly onRemove: () => void;
};

/** A group of equal messages: count, length, period and load. */
export default function CanBusLoadRow(props: Props): ReactNode {
  const {name, fieldNames, idKindName, message, load, response, errors, errorId} = props;
  const {removable, dispatch, onRemove} = props;
  const {key} = message;
  const isBrowser = useIsBrowser();
  return (
    <li className={styles.row}>
      {(Object.keys(fieldNames) as MessageField[]).map((field) =>
        isBrowser ? (
          <input
            key={field}
            className={controls.control}
            aria-label={`${name}，${fieldNames[field]}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={message[field]}
            aria-invalid={errors[field] !== undefined}
            aria-describedby={errors[field] && errorId}
            onChange={(event) => {
              dispatch({type: 'message', key, field, text: event.target.value});
            }}
          />
        ) : (
          <StaticValue key={field} label={fieldNames[field]} value={message[field]} />
        ),
      )}
      {isBrowser ? (
        <select
          className={controls.control}
          aria-label={`${name}，${idKindName}`}
          value={message.idKind}
          onChange={(event) => {
            dispatch({type: 'identifier', key, idKind: event.target.value as IdKind});
          }}
        >
          {idKindOptions.map(({value}) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      ) : (
        <StaticValue label={idKindName} value={message.idKind} />
      )}
      <output className={styles.load} aria-live="off">
        {load ? loadText(load) : '—'}
        {response && (
          <span className={clsx(styles.response, !response.inTime && styles.late)}>
            {responseText(response)}
          </span>
        )}
      </output>
      <button
        type="button"
        className={styles.remove}
        aria-label={`删去${name}`}
        disabled={!removable}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

function loadText({frame, most}: MessageLoad): string {
  return `最坏 ${formatDuration(frame.longest.time)}，负载 ${(most * 100).toFixed(2)}%`;
}
