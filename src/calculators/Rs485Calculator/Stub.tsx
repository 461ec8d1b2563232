import type {ReactNode} from 'react';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import {defaults} from '../Calculator/share';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {solveStub, type StubTexts} from './model';
import {parameters} from './parameters';
import {stubResults} from './results';

type Props = {
  readonly initial: Partial<StubTexts> | undefined;
};

export default function Rs485Stub({initial}: Props): ReactNode {
  const {result, field} = useFields({...example, ...initial}, solveStub);
  return (
    <Part
      legend="支线长度"
      formulas={formulas}
      note="t_r 是驱动器的 10%～90% 上升时间，取手册里的最小值；v_ 是线缆的速度因数，c_ 是光速，取 3 × 10⁸ m/s。这是 TI 的经验式，按单程算；照它的文字「往返延迟」算，要再减半。"
      fields={
        <>
          <NumberField label="上升时间 t_r" unit="ns" {...field('riseTime')} />
          <NumberField label="速度因数 v_" {...field('velocity')} />
        </>
      }
    >
      <Results results={stubResults(result)} />
    </Part>
  );
}

const example: StubTexts = defaults(parameters, 'riseTime', 'velocity');

const formulas = tex`
  L_\text{stub} \le 0.1 t_r v c
`;
