import {describePercent} from '../Calculator/describe';
import {dividers, type Divider, type DividerName} from './dividers';
import type {Baud} from './model';

const sources: Record<DividerName, string> = {
  'stm32-16': 'ST RM0090，BRR 寄存器，OVER8 = 0，小数 4 位',
  'stm32-8': 'ST RM0090，BRR 寄存器，OVER8 = 1，小数 3 位',
  'avr-16': 'Microchip DS40002061，U2Xn = 0，UBRRn 要写分频减 1',
  'avr-8': 'Microchip DS40002061，U2Xn = 1，UBRRn 要写分频减 1',
  '16550': 'TI SNLS378，除数锁存器 16 位',
};

const verdicts: Record<Baud['verdict'], string> = {
  good: '不超过建议值',
  barely: '勉强，超过建议值',
  'too-large': '超过容许值，会收错',
  'out-of-range': '超出分频器的范围',
};

/** Explains the symbols and the divider's limits. */
export function describeDivider(name: DividerName): string {
  const {steps, min, max}: Divider = dividers[name];
  const step = steps === 1 ? '整数' : `步进 1/${steps}`;
  return `f_ 是串口的输入时钟，S_ 是每位采样次数，N_ 是分频，D_ 是数据位加校验位。这种分频器取 ${min}–${max}，${step}（${sources[name]}）。容许的误差按 AVR 手册的式子算，它由 S_ 次采样中间三次表决；别的芯片表决的位置不同，要查自己的手册。建议值是同一份手册给每一方的。`;
}

/** Formats the results; without a rate, every value is missing. */
export function describe(baud: Baud | undefined) {
  return [
    {
      label: '波特率误差',
      value: baud && describePercent(baud.error, 2),
      verdict: baud && verdicts[baud.verdict],
      warning: baud && baud.verdict !== 'good',
    },
    {label: '实际波特率', value: baud && `${Number(baud.rate.toFixed(1))} bit/s`},
    {label: '分频 N_', value: baud && String(baud.divider)},
    {label: '双方误差合计，最坏', value: baud && `${(baud.total * 100).toFixed(2)}%`},
    {
      label: '接收端容许，合计',
      value:
        baud &&
        `${describePercent(-baud.tolerance.slower, 2)}～${describePercent(baud.tolerance.faster, 2)}`,
    },
    {label: '建议每一方不超过', value: baud && `±${(baud.recommended * 100).toFixed(1)}%`},
  ];
}
