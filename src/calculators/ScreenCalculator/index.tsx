import type {ReactNode} from 'react';
import Calculator from '../Calculator';
import NumberField from '../Calculator/NumberField';
import Part from '../Calculator/Part';
import Results from '../Calculator/Results';
import SelectField from '../Calculator/SelectField';
import {tex} from '../Calculator/tex';
import {commonPanels, measuredPanels, type Panel, type Screen} from './model';
import {parameters, type InitialScreen} from './state';
import {useScreen} from './useScreen';

type Props = {
  /** Texts of the fields that differ from the example. */
  readonly initial?: InitialScreen;
  readonly ownPage?: boolean;
};

export default function ScreenCalculator({initial, ownPage}: Props): ReactNode {
  return (
    <Calculator title="屏幕计算器" slug="screen-size" parameters={parameters} ownPage={ownPage}>
      <ScreenPart initial={initial} />
    </Calculator>
  );
}

function ScreenPart({initial}: {readonly initial: InitialScreen | undefined}): ReactNode {
  const {panel, known, result, choose, know, field} = useScreen(initial);
  return (
    <Part
      legend="屏幕"
      formulas={formulas[known]}
      note={notes[known]}
      fields={
        <>
          <SelectField
            label="常见屏幕"
            span
            value={panel}
            options={panelOptions}
            onChange={choose}
          />
          <NumberField label="横向像素" unit="px" {...field('width')} />
          <NumberField label="纵向像素" unit="px" {...field('height')} />
          <SelectField label="已知" value={known} options={knownOptions} onChange={know} />
          {known === 'diagonal' ? (
            <NumberField label="对角线" unit="英寸" {...field('diagonal')} />
          ) : (
            <>
              <NumberField label="显示区宽" unit="mm" {...field('areaWidth')} />
              <NumberField label="显示区高" unit="mm" {...field('areaHeight')} />
            </>
          )}
          <NumberField label="观看距离" unit="cm" {...field('distance')} />
        </>
      }
    >
      <Results results={screenResults(result)} />
    </Part>
  );
}

const knownOptions = [
  {value: 'diagonal', label: '对角线'},
  {value: 'area', label: '有效显示区'},
] as const;

const panelOptions = [
  {value: '', label: '自己填写'},
  {label: '按标称对角线', options: commonPanels.map(panelOption)},
  {label: '按有效显示区', options: measuredPanels.map(panelOption)},
];

const notes = {
  diagonal:
    'w_、h_ 是像素数，d_ 是对角线（英寸），p_ 是点距（mm），D_ 是观看距离。假定像素是正方形；标称对角线取过整，做结构件要用手册里的有效显示区。圆屏和曲面屏不在内。',
  area: 'W_、H_ 是有效显示区的宽、高（mm），不是外形或可视区；w_、h_ 是像素数，D_ 是观看距离。横、纵分别算，PPD 取较粗的一个方向。圆屏和曲面屏不在内。',
} as const;

function panelOption({id, size, width, height, area}: Panel) {
  const resolution = `${width} × ${height}`;
  const label = area
    ? `${id}，${resolution}，${area.width} × ${area.height} mm`
    : `${size}″，${resolution}`;
  return {value: id, label};
}

function screenResults(screen: Screen | undefined) {
  return [
    {label: 'PPI', value: screen && pair(screen.ppiAcross, screen.ppiDown, 1)},
    {label: '点距', value: screen && `${pair(screen.pitchAcross, screen.pitchDown, 4)} mm`},
    {
      label: '宽 × 高',
      value: screen && `${screen.width.toFixed(1)} × ${screen.height.toFixed(1)} mm`,
    },
    {label: '对角线', value: screen && `${screen.diagonal.toFixed(2)}″`},
    {label: '像素横纵之比', value: screen?.pixelAspect.toFixed(3)},
    {label: '60 PPD 距离', value: screen && `${screen.distanceFor60.toFixed(0)} cm`},
    {label: '94 PPD 距离', value: screen && `${screen.distanceFor94.toFixed(0)} cm`},
    {label: '在所填的距离', value: screen && `${screen.pixelsPerDegree.toFixed(1)} PPD`},
  ];
}

/** One number if both directions agree, else both. */
function pair(across: number, down: number, digits: number): string {
  const [first, second] = [across.toFixed(digits), down.toFixed(digits)];
  return first === second ? first : `${first} × ${second}`;
}

/** The formulas for each kind of known value. */
const formulas = {
  diagonal: tex`
    \text{PPI} = \frac{\sqrt{w^2 + h^2}}{d}
    p = \frac{25.4}{\text{PPI}}
    D = \frac{\text{PPD} \cdot p}{2\,\tan\,\text{0.5°}}
  `,
  area: tex`
    p_x = \frac{W}{w}
    p_y = \frac{H}{h}
    D = \frac{\text{PPD} \cdot p}{2\,\tan\,\text{0.5°}}
  `,
};
