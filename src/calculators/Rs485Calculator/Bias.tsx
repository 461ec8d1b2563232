import type {ReactNode} from 'react';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import {formatOhms} from '../Calculator/format';
import {defaults} from '../Calculator/share';
import {useChoice} from '../Calculator/shared-values';
import {tex} from '../Calculator/tex';
import {useFields} from '../Calculator/useFields';
import {
  solveBias,
  unitLoadLimit,
  type Bias,
  type BiasTexts,
  type NodeLoad,
  type Terminators,
} from './model';
import {parameters} from './parameters';

export type InitialBias = Partial<BiasTexts> & {
  readonly terminators?: Terminators;
  readonly nodeLoad?: NodeLoad;
};

type Props = {
  readonly initial: InitialBias | undefined;
};

export default function Rs485Bias({initial}: Props): ReactNode {
  const {terminators, setTerminators, nodeLoad, setNodeLoad, result, field} = useBias(initial);
  return (
    <Part
      legend="偏置、终端与节点数"
      formulas={formulas}
      note="R_T 是终端并联的电阻，R_b 是每边的偏置电阻，n_b 是偏置折合的单位负载，一个单位负载约 12 kΩ。空闲差分还计入了接收器：每根线对地 12 kΩ 除以单位负载数，第一个式子没有写。驱动器至少能带 32 个单位负载，偏置和节点合用。比要求高出不到四分之一、又不到 250 mV 的，算勉强：接收器的门限是 200 mV，电源和电阻都有误差。终端功率按电源电压全部落在一个终端上算，是上限。"
      fields={
        <>
          <NumberField label="电源 V_CC" unit="V" {...field('supply')} />
          <NumberField label="偏置 R_b" unit="Ω" {...field('bias')} />
          <NumberField label="要求的差分" unit="mV" {...field('wanted')} />
          <SelectField
            label="终端"
            value={terminators}
            options={terminatorOptions}
            onChange={setTerminators}
          />
          <NumberField label="每个终端" unit="Ω" {...field('termination')} />
          <NumberField label="节点数" {...field('nodes')} />
          <SelectField
            label="每个节点"
            value={nodeLoad}
            options={loadOptions}
            onChange={setNodeLoad}
          />
        </>
      }
    >
      <Results results={biasResults(result)} />
    </Part>
  );
}

function useBias({terminators = '2', nodeLoad = '8', ...texts}: InitialBias = {}) {
  const [ends, setTerminators] = useChoice('terminators', terminators);
  const [load, setNodeLoad] = useChoice('nodeLoad', nodeLoad);
  const {result, field} = useFields({...example, ...texts}, (fields) =>
    solveBias(fields, ends, load),
  );
  return {
    terminators: ends,
    setTerminators,
    nodeLoad: load,
    setNodeLoad,
    result,
    field,
  };
}

const example: BiasTexts = defaults(parameters, 'supply', 'bias', 'wanted', 'termination', 'nodes');

const enoughWords: Record<Bias['enough'], string> = {
  no: '达不到要求',
  barely: '勉强，几乎没有余量',
  yes: '达到要求',
};

const terminatorOptions = [
  {value: '2', label: '两头各一个'},
  {value: '1', label: '只有一个'},
  {value: '0', label: '没有'},
] as const;

const loadOptions = [
  {value: '1', label: '1 UL'},
  {value: '2', label: '1/2 UL'},
  {value: '4', label: '1/4 UL'},
  {value: '8', label: '1/8 UL'},
] as const;

function biasResults(bus: Bias | undefined) {
  return [
    {
      label: '空闲差分 V_AB',
      value: bus && `${(bus.idle * 1000).toFixed(0)} mV`,
      verdict: bus && enoughWords[bus.enough],
      warning: bus && bus.enough !== 'yes',
    },
    {
      label: '单位负载合计',
      value: bus?.unitLoads.toFixed(1),
      verdict: bus && unitLoadsText(bus),
      warning: bus && !bus.withinUnitLoads,
    },
    {label: '这种节点最多', value: bus && `${bus.nodeLimit} 个`},
    {label: '偏置可取', value: bus && formatRange(bus.bias)},
    {label: '其中最大的 E24 值', value: bus && formatE24(bus.e24)},
    {
      label: '空闲差分，不计接收器',
      value: bus && `${(bus.idleWithoutNodes * 1000).toFixed(0)} mV`,
    },
    {label: '偏置的静态电流', value: bus && `${(bus.idleCurrent * 1000).toFixed(2)} mA`},
    {label: '每个终端最多', value: bus && formatPower(bus.terminatorPower)},
  ];
}

function unitLoadsText({biasUnitLoads, withinUnitLoads}: Bias): string {
  const limit = `${withinUnitLoads ? '不超过' : '超过'} ${unitLoadLimit}`;
  return `偏置占 ${biasUnitLoads.toFixed(1)}，${limit}`;
}

function formatRange(range: Bias['bias']): string {
  switch (range.code) {
    case 'range':
      return `${range.from}–${range.to} Ω`;
    case 'from':
      return `${range.from} Ω 以上`;
    case 'none':
      return '没有合适的值';
  }
}

function formatE24(e24: Bias['e24']): string {
  return e24 ? `${formatOhms(e24.ohms)}，差分 ${(e24.idle * 1000).toFixed(0)} mV` : '这一段里没有';
}

function formatPower(power: number | undefined): string {
  return power === undefined ? '没有终端' : `${(power * 1000).toFixed(0)} mW`;
}

const formulas = tex`
  V_\text{AB} = V_\text{CC} \frac{R_T}{R_T + 2R_b}
  n_b = \frac{12~\text{kΩ}}{R_b}
`;
