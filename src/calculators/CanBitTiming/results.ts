import {roundDown} from '../Calculator/format';
import {controllers, type Controller, type ControllerName} from './controllers';
import {type Timing} from './model';

const notes = {
  nominal:
    'BRP 是预分频，N_ 是一位的量子数，τ_ 是线缆延迟，L_ 是线长，t_node 是一个节点的环路延迟，t_sample 是位的开头到采样点的时间。列出的都是填进公式的数，多数寄存器要写「减 1」的值。SJW 是这些段长允许的最大值；时钟误差按相位段 1 取到最长算；线长是上限，没有给时钟误差留余量。',
  data: 'BRP 是预分频，N_ 是一位的量子数。列出的都是填进公式的数，多数寄存器要写「减 1」的值。数据段只有一个节点在发，线长不受往返限制，要打开收发器延迟补偿；仲裁段与数据段最好用同样的 BRP。',
} as const;

const sources: Record<ControllerName, string> = {
  bxcan: 'ST RM0432 与 Linux 内核的 bxcan.c',
  mcp2515: 'Microchip DS21801 与 Linux 内核的 mcp251x.c',
  'fdcan-nominal': 'ST RM0440 与 Linux 内核的 m_can.c',
  'fdcan-data': 'ST RM0440 与 Linux 内核的 m_can.c',
  'mcp2518fd-nominal': 'Linux 内核的 mcp251xfd-core.c',
  'mcp2518fd-data': 'Linux 内核的 mcp251xfd-core.c',
};

/** The note on the symbols and the controller's limits. */
export function controllerNote(name: ControllerName): string {
  const {phase, prescaler, tseg1, tseg2, sjwMax, clockDivider}: Controller = controllers[name];
  const ranges = [
    `BRP ${prescaler.join('–')}`,
    `TSEG1 ${tseg1.join('–')}`,
    `TSEG2 ${tseg2.join('–')}`,
    `SJW 1–${sjwMax}`,
  ].join('，');
  const divided = clockDivider === 1 ? '' : `，晶振先除以 ${clockDivider}`;
  return `${notes[phase]}这个控制器的范围是 ${ranges}${divided}（${sources[name]}）。`;
}

/** The lines of results; without a timing, every value is missing. */
export function timingResults(timing: Timing | undefined) {
  const best = timing?.options[0];
  const none = timing && !best ? '没有合适的组合' : undefined;
  return [
    {label: '预分频 BRP', value: best ? String(best.prescaler) : none},
    {
      label: 'TSEG1，TSEG2',
      value: best && `${best.tseg1}，${best.tseg2}`,
    },
    {label: 'SJW 最大', value: best && String(best.sjw)},
    {
      label: '时间量子',
      value: best && `${best.quanta} 个，每个 ${Number(best.quantum.toFixed(2))} ns`,
    },
    {label: '采样点', value: best && `${(best.samplePoint * 100).toFixed(1)}%`},
    {
      label: '速率误差',
      value: best && `${signed(best.rateError * 100)}%`,
      verdict: best && `${Number((best.rate / 1000).toFixed(3))} kbit/s`,
    },
    {
      label: '允许的时钟误差',
      value:
        timing?.clockTolerance === undefined
          ? undefined
          : `±${(timing.clockTolerance * 100).toFixed(2)}%`,
    },
    {label: '总线最长', value: timing && busLengthText(timing.busLength)},
  ];
}

function busLengthText(length: Timing['busLength']): string | undefined {
  switch (length.code) {
    case 'length':
      return `${roundDown(length.metres, 0)} m`;
    case 'delay-too-long':
      return '节点延迟太长，一米也不行';
    case 'data-phase':
      return '不由往返延迟决定';
    case 'no-timing':
      return undefined;
  }
}

function signed(percent: number): string {
  const digits = Math.abs(percent).toFixed(3);
  return Number(digits) === 0 ? '0' : `${percent < 0 ? '−' : '+'}${digits}`;
}
