import type {TextSupport} from '../../worker/diagnosis.ts';

const words = {no: '不支持', partly: '只支持一部分', unknown: '没有试过'} as const;

/** The features that may not work, in one Chinese phrase: 「2 种写法不支持，1 种只支持一部分」. */
export function supportSummary(answers: readonly TextSupport[]): string {
  const values = answers.map(({cell}) => cell?.value ?? 'unknown');
  const counted = (['no', 'partly', 'unknown'] as const).flatMap((value) => {
    const count = values.filter((one) => one === value).length;
    return count > 0 ? [[count, words[value]] as const] : [];
  });
  return counted.length === 0
    ? '用到的写法都支持'
    : counted
        .map(([count, word], index) => `${count} 种${index === 0 ? '写法' : ''}${word}`)
        .join('，');
}
