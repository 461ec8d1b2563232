import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import ResultTable from '../Calculator/ResultTable';
import SelectField from '../Calculator/SelectField';
import {choice, defaults, numeric, type Parameters} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {
  controllers,
  findPart,
  parts,
  partWithClock,
  type Controller,
  type ControllerName,
} from './controllers';
import {limits, rateLimits, solveTiming, type BitTiming, type TimingTexts} from './model';
import {controllerNote, timingResults} from './results';

/** The values in the address of the calculator's own page, with their defaults. */
const parameters = {
  controller: choice('bxcan', Object.keys(controllers)),
  clock: numeric('80', limits.clock, 'MHz'),
  rate: numeric(
    '500',
    ({controller = 'bxcan'}) => {
      const {phase}: Controller = controllers[controller as ControllerName];
      return rateLimits[phase];
    },
    'kbit/s',
  ),
  samplePoint: numeric('87.5', limits.samplePoint, '%'),
  nodeDelay: numeric('300', limits.nodeDelay, 'ns'),
  cableDelay: numeric('5', limits.cableDelay, 'ns/m'),
} satisfies Parameters;

type Initial = Partial<TimingTexts> & {readonly controller?: ControllerName};

type Props = {
  readonly ownPage?: boolean;
  /** Texts of the fields that differ from the example. */
  readonly initial?: Initial;
};

export default function CanBitTiming({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator
      title="CAN 位定时计算器"
      slug="can-bit-timing"
      parameters={parameters}
      ownPage={ownPage}
    >
      <Timing initial={initial} />
    </Calculator>
  );
}

function Timing({initial}: {readonly initial: Initial | undefined}): ReactNode {
  const {controller, setController, part, choosePart, result, field} = useTiming(initial);
  const {clockDivider} = controllers[controller];
  return (
    <Part
      legend="控制器与速率"
      formulas={formulas}
      note={controllerNote(controller)}
      fields={
        <>
          <SelectField
            label="控制器"
            span
            value={controller}
            options={controllerOptions}
            onChange={setController}
          />
          {controller === 'bxcan' && (
            <SelectField
              label="型号"
              span
              value={part}
              options={partOptions}
              onChange={choosePart}
            />
          )}
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
      <Results results={timingResults(result)} />
      <Options options={result?.options ?? []} />
    </Part>
  );
}

function useTiming({controller: first = 'bxcan', ...texts}: Initial = {}) {
  const [controller, setController] = useChoice('controller', first);
  const {result, field, write} = useFields({...example, ...texts}, (fields) =>
    solveTiming(controller, fields),
  );
  return {
    controller,
    setController,
    part: partWithClock(field('clock').value),
    choosePart: (name: string) => {
      const clock = findPart(name)?.clock;
      if (clock !== undefined) {
        write({clock});
      }
    },
    result,
    field,
  };
}

type OptionsProps = {
  readonly options: readonly BitTiming[];
};

/** The best timing of each prescaler. */
function Options({options}: OptionsProps): ReactNode {
  return (
    <ResultTable
      caption="每个预分频下最好的一组"
      headings={['BRP', 'N', 'TSEG1', 'TSEG2', 'SJW', '采样点', '速率误差']}
      rows={options.map((option) => ({key: option.prescaler, cells: cellsOf(option)}))}
    />
  );
}

function cellsOf({prescaler, quanta, tseg1, tseg2, sjw, samplePoint, rateError}: BitTiming) {
  return [
    prescaler,
    quanta,
    tseg1,
    tseg2,
    sjw,
    `${(samplePoint * 100).toFixed(1)}%`,
    `${(Math.abs(rateError) * 100).toFixed(2)}%`,
  ];
}

const example: TimingTexts = defaults(
  parameters,
  'clock',
  'rate',
  'samplePoint',
  'nodeDelay',
  'cableDelay',
);

const partOptions = [
  {value: '', label: '自己填时钟'},
  ...parts.map(({name, clock}) => ({value: name, label: `${name}，最高 ${clock} MHz`})),
];

const controllerOptions: {value: ControllerName; label: string}[] = [
  {value: 'bxcan', label: 'STM32 bxCAN'},
  {value: 'mcp2515', label: 'MCP2515'},
  {value: 'fdcan-nominal', label: 'STM32 FDCAN，仲裁段'},
  {value: 'fdcan-data', label: 'STM32 FDCAN，数据段'},
  {value: 'mcp2518fd-nominal', label: 'MCP2518FD，仲裁段'},
  {value: 'mcp2518fd-data', label: 'MCP2518FD，数据段'},
];

const formulas = tex`
  f_\text{bit} = \frac{f_\text{CAN}}{\text{BRP} \cdot N}
  N = 1 + \text{TSEG1} + \text{TSEG2}
  \text{SP} = \frac{1 + \text{TSEG1}}{N}
  2(\tau L + t_\text{node}) \le t_\text{sample}
`;
