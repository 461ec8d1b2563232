import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import Bias, {type InitialBias} from './Bias';
import Distance from './Distance';
import Stub from './Stub';
import {parameters} from './parameters';
import type {DistanceTexts, StubTexts} from './model';

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: {
    readonly bias?: InitialBias;
    readonly stub?: Partial<StubTexts>;
    readonly distance?: Partial<DistanceTexts>;
  };
};

export default function Rs485Calculator({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator title="RS485 计算器" slug="rs485" parameters={parameters} ownPage={ownPage}>
      <Bias initial={initial?.bias} />
      <Stub initial={initial?.stub} />
      <Distance initial={initial?.distance} />
    </Calculator>
  );
}
