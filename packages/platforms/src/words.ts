import type {SourceKind} from './evidence.ts';
import type {Answer, Totals} from './model.ts';

export const answerWords: Readonly<Record<Answer, string>> = {
  yes: '支持',
  partly: '部分',
  no: '不支持',
  unknown: '未实测',
};

export const answerMeanings: Readonly<Record<Answer, string>> = {
  yes: '照通行的写法就有结果。',
  partly: '要打开设置、装插件或换写法，或者只认一部分。',
  no: '有来源说不行，或者我们试过不行。',
  unknown: '没有找到来源，也没有试过。它可能行，也可能不行。',
};

export const kindWords: Readonly<Record<SourceKind, string>> = {
  official: '官方文档',
  code: '官方源码',
  measured: '实测',
  thirdParty: '第三方',
};

export const words = {
  title: '各个平台支持什么',
  feature: '写法',
  platform: '平台',
  comparisonTitle: '并排比较平台',
  overviewTitle: '哪些写法到处能用',
  overviewCaption: '每种写法在几个平台上有结果，支持最多的排在前面',
  sourcesTitle: '来源',
  sourceLabel: '来源',
} as const;

/** The summary sentence, with numbers counted from the data. */
export function summary(totals: Totals, lastChecked: string): string {
  const {platforms, cells, known, unknown, thirdPartyOnly} = totals;
  return `${platforms} 个平台，${cells} 格：${known} 格有来源，其中 ${thirdPartyOnly} 格只有第三方的说法；${unknown} 格未实测。除了另注日期的格，查阅于 ${chineseDate(lastChecked)}。`;
}

/** The result of the comparison, in one sentence. */
export function comparisonSummary(different: number, alike: number): string {
  return different === 0
    ? `${alike} 种写法的结果都相同。`
    : `${different} 种写法的结果或条件不同，差别大的排在前面${alike > 0 ? `；${alike} 种相同` : ''}。`;
}

/** The line that the features with the same answers fold into. */
export function alikeSummary(names: readonly string[]): string {
  return `${names.length} 种写法结果相同：${names.join('、')}`;
}

/** `2026-11-21` as `2026 年 11 月 21 日`; other texts unchanged. */
export function chineseDate(date: string): string {
  return date.replace(
    /^(\d{4})-(\d{2})-(\d{2})$/,
    (_, year: string, month: string, day: string) =>
      `${year} 年 ${Number(month)} 月 ${Number(day)} 日`,
  );
}
