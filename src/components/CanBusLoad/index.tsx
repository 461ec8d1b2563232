import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import ExactFrame, {type InitialExactFrame} from './ExactFrame';
import Frame from './Frame';
import Messages from './Messages';
import type {InitialBus} from './state';
import {useBusLoad} from './useBusLoad';

type Props = {
  /** Texts of the fields that differ from the example. */
  readonly initial?: InitialBus & {readonly exact?: InitialExactFrame};
};

export default function CanBusLoad({initial}: Props): ReactNode {
  const bus = useBusLoad(initial);
  return (
    <Calculator title="CAN 总线负载计算器">
      <Frame bus={bus} />
      <ExactFrame initial={initial?.exact} />
      <Messages messages={bus.messages} load={bus.load} dispatch={bus.dispatch} />
    </Calculator>
  );
}
