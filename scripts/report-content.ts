/**
 * `npm run report:content`: per article its live examples, its citations (footnotes that stand behind
 * a figure or a claim), its sources, and the claims that it marks as not verified.
 */
import {findExamples} from './checks/examples';
import {readContent} from './read-content';

const code = /^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2[ \t]*$|`[^`\n]+`/gm;

const rows = readContent(process.cwd()).files.map(({file, source}) => {
  const prose = source.replace(code, '');
  const definitions = prose.match(/^\[\^[^\]]+\]:/gm) ?? [];
  const sourceList = /^## 参考资料$([\s\S]*)/m.exec(prose)?.[1] ?? '';
  return {
    article: file,
    Han: (prose.match(/\p{Script=Han}/gu) ?? []).length,
    examples: findExamples(source).length,
    citations: (prose.match(/\[\^[^\]]+\](?!:)/g) ?? []).length,
    sources: definitions.length || (sourceList.match(/^- /gm) ?? []).length,
    unverified: (prose.match(/未核实|未实测/g) ?? []).length,
  };
});
type Count = Exclude<keyof (typeof rows)[number], 'article'>;
const sum = (key: Count) => rows.reduce((total, row) => total + row[key], 0);
const counts: readonly Count[] = ['Han', 'examples', 'citations', 'sources', 'unverified'];
console.table([
  ...rows,
  {article: 'all', ...Object.fromEntries(counts.map((key) => [key, sum(key)]))},
]);
