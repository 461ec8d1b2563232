import {printable} from '@markdown-zh/diagnosis/printable';
import {findingWords, groupedKinds, type Finding, type FindingKind} from './findings.ts';
import type {Plan} from './plan.ts';
import {inChinese} from './reasons.ts';

/** Posts that a heading names one by one. The rest is a number. */
const mostNames = 5;

/** The report of an import: what a person must decide, in Chinese, as Markdown. */
export function writeReport(
  plan: Plan,
  from: {readonly folder: string; readonly label: string},
): string {
  const {posts, redirects, earlier, leftOut, findings} = plan;
  const files = posts.reduce((sum, {copies}) => sum + copies.length, 0);
  const sections = [
    `# 搬来旧博客：${printable(from.folder)}\n`,
    `从 ${from.label} 搬来 ${posts.length} 篇文章、${files} 个图片和附件，保留 ${Object.keys(redirects).length} 个旧网址。` +
      (earlier.length > 0 ? `有 ${earlier.length} 篇以前搬过，没有动。` : '') +
      '\n',
    '接下来：运行 `npm run check:content -- --fix`，再照下面的清单一项一项看。提交之前，`npm run import -- --undo` 撤销全部。\n',
    ...(leftOut.length > 0
      ? [
          '## 没有搬的文件\n',
          `${leftOut.map(({path, reason}) => `- [ ] ${code(path)}：${inChinese(reason)}`).join('\n')}\n`,
        ]
      : []),
    ...(Object.keys(findingWords) as FindingKind[]).flatMap((kind) =>
      section(
        kind,
        findings.filter((finding) => finding.kind === kind),
      ),
    ),
    ...(posts.length > 0
      ? [
          '## 新的文件\n',
          `${posts.map(({from: path, file}) => `- ${code(path)} → ${code(file)}`).join('\n')}\n`,
        ]
      : []),
  ];
  return sections.join('\n');
}

function section(kind: FindingKind, findings: readonly Finding[]): string[] {
  if (findings.length === 0) {
    return [];
  }
  const {title, advice} = findingWords[kind];
  const lines = groupedKinds.has(kind)
    ? [...groupBy(findings, ({detail}) => detail)]
        .sort(([, a], [, b]) => b.length - a.length)
        .map(([detail, of]) => `- [ ] ${code(detail)}（${of.length} 篇）：${names(of)}`)
    : [...groupBy(findings, placeOf)].map(
        ([place, of]) =>
          `- [ ] ${code(place)}：${[...new Set(of.map(({detail}) => code(detail)))].join('、')}`,
      );
  return [`## ${title}（${findings.length}）\n`, `${advice}\n`, `${lines.join('\n')}\n`];
}

/** `file`, or `file:line`. */
const placeOf = ({path, line}: Finding) => (line === undefined ? path : `${path}:${line}`);

function groupBy(
  findings: readonly Finding[],
  keyOf: (finding: Finding) => string,
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return groups;
}

function names(findings: readonly Finding[]): string {
  const all = findings.map(({path}) => code(path));
  const rest = all.length - mostNames;
  return all.slice(0, mostNames).join('、') + (rest > 0 ? ` 等` : '');
}

/** A code span, whatever is in the text. */
function code(text: string): string {
  const line = printable(text.replace(/\s+/g, ' '));
  const short = line.length > 120 ? `${line.slice(0, 119)}…` : line;
  const runs = short.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map(({length}) => length)) + 1);
  return runs.length === 0 ? `\`${short}\`` : `${fence} ${short} ${fence}`;
}
