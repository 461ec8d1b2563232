import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import ExactFrame, {type InitialExactFrame} from './ExactFrame';
import Frame from './Frame';
import Messages from './Messages';
import {parameters} from './share';
import type {InitialBus} from './state';
import {useBusLoad} from './useBusLoad';

type Initial = InitialBus & {readonly exact?: InitialExactFrame};

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: Initial;
};

export default function CanBusLoad({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator
      title="CAN 总线负载计算器"
      slug="can-bus-load"
      parameters={parameters}
      ownPage={ownPage}
    >
      <Bus initial={initial} />
    </Calculator>
  );
}

function Bus({initial}: {readonly initial: Initial | undefined}): ReactNode {
  const bus = useBusLoad(initial);
  return (
    <>
      <Frame bus={bus} />
      <ExactFrame initial={initial?.exact} />
      <Messages messages={bus.messages} load={bus.load} dispatch={bus.dispatch} />
    </>
  );
}
