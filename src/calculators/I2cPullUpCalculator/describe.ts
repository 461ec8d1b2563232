import {describeDuration, describeOhms, roundDown} from '../Calculator/describe';
import type {PullUp} from './model';

const verdicts: Record<PullUp['verdict'], string> = {
  good: '合适',
  'too-small': '太小，低电平拉不下来',
  'too-large': '太大，上升太慢',
};

/** Formats the results; without a pull-up, every value is missing. */
export function describe(pullUp: PullUp | undefined) {
  return [
    {
      label: '上升时间 t_r',
      value: pullUp && describeDuration(pullUp.riseTime),
      verdict: pullUp && verdicts[pullUp.verdict],
      warning: pullUp && pullUp.verdict !== 'good',
    },
    {label: '规范允许的 t_r', value: pullUp && describeDuration(pullUp.riseTimeLimit)},
    {label: '电阻可取', value: pullUp && describeRange(pullUp)},
    {label: 'E24 值', value: pullUp && describeE24(pullUp.e24)},
    {label: '低电平的电流', value: pullUp && `${(pullUp.current * 1e3).toFixed(2)} mA`},
    {
      label: '这个电阻最多带',
      value: pullUp && `${roundDown(pullUp.maxCapacitance * 1e12, 0)} pF`,
    },
    {
      label: '总线电容上限',
      value: pullUp && `${(pullUp.capacitanceLimit * 1e12).toFixed(0)} pF`,
      verdict: pullUp?.isCapacitanceAllowed === false ? '已经超过' : undefined,
      warning: pullUp?.isCapacitanceAllowed === false,
    },
  ];
}

function describeRange({min, max}: PullUp): string {
  return min > max ? '没有合适的值' : `${Math.ceil(min - 1e-6)}–${Math.floor(max + 1e-6)} Ω`;
}

function describeE24(e24: PullUp['e24']): string {
  if (!e24) {
    return '没有合适的值';
  }
  return e24.min === e24.max
    ? describeOhms(e24.min)
    : `${describeOhms(e24.min)}–${describeOhms(e24.max)}`;
}
