import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import Divider from './Divider';
import type {DividerTexts} from './Divider/model';
import Ldo from './Ldo';
import type {LdoTexts} from './Ldo/model';
import {parameters} from './parameters';

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: {
    readonly divider?: Partial<DividerTexts>;
    readonly ldo?: Partial<LdoTexts>;
  };
};

export default function DividerLdoCalculator({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator
      title="分压与 LDO 发热计算器"
      slug="divider-ldo"
      parameters={parameters}
      ownPage={ownPage}
    >
      <Divider initial={initial?.divider} />
      <Ldo initial={initial?.ldo} />
    </Calculator>
  );
}
