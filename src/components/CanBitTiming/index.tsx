import {useState, type ReactNode} from 'react';
import Calculator from '../Calculator';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import {useFields} from '../Calculator/useFields';
import Options from './Options';
import {describe, describeController} from './describe';
import {formulas} from './formula';
import {controllers, type ControllerName} from './controllers';
import {solveTiming, type TimingTexts} from './model';

type Props = {
  /** Texts of the fields that differ from the example. */
  readonly initial?: Partial<TimingTexts> & {readonly controller?: ControllerName};
};

export default function CanBitTiming({initial}: Props): ReactNode {
  const {controller, setController, result, field} = useTiming(initial);
  const {clockDivider} = controllers[controller];
  return (
    <Calculator title="CAN 位定时计算器">
      <Part
        legend="控制器与速率"
        formulas={formulas}
        note={describeController(controller)}
        fields={
          <>
            <SelectField
              label="控制器"
              span
              value={controller}
              options={controllerOptions}
              onChange={setController}
            />
            <NumberField
              label={clockDivider === 1 ? '时钟' : '晶振'}
              unit="MHz"
              {...field('clock')}
            />
            <NumberField label="速率" unit="kbit/s" {...field('rate')} />
            <NumberField label="采样点" unit="%" {...field('samplePoint')} />
            <NumberField label="节点延迟" unit="ns" {...field('nodeDelay')} />
            <NumberField label="线缆延迟" unit="ns/m" {...field('cableDelay')} />
          </>
        }
      >
        <Results results={describe(result)} />
        <Options options={result?.options ?? []} />
      </Part>
    </Calculator>
  );
}

function useTiming({controller: first = 'bxcan', ...texts}: Props['initial'] = {}) {
  const [controller, setController] = useState(first);
  const {result, field} = useFields({...example, ...texts}, (fields) =>
    solveTiming(controller, fields),
  );
  return {controller, setController, result, field};
}

const example: TimingTexts = {
  clock: '80',
  rate: '500',
  samplePoint: '87.5',
  nodeDelay: '300',
  cableDelay: '5',
};

const controllerOptions: {value: ControllerName; label: string}[] = [
  {value: 'bxcan', label: 'STM32 bxCAN'},
  {value: 'mcp2515', label: 'MCP2515'},
  {value: 'fdcan-nominal', label: 'STM32 FDCAN，仲裁段'},
  {value: 'fdcan-data', label: 'STM32 FDCAN，数据段'},
  {value: 'mcp2518fd-nominal', label: 'MCP2518FD，仲裁段'},
  {value: 'mcp2518fd-data', label: 'MCP2518FD，数据段'},
];
