/**
 * `npm run report:content`: per article its live examples, its citations (footnotes that stand behind
 * a figure or a claim), its sources, the claims that it marks as not verified, and the figures that it
 * marks as derived. An article that is not valid MDX is named and left out; then the exit code is 1.
 */
import {visit} from 'unist-util-visit';
import {readArticle, type Article} from './checks/article';
import {findExamples} from './checks/examples';
import {readContent} from './read-content';

const rows = readContent(process.cwd()).files.flatMap(({file, source}) => {
  const result = readArticle(file, source);
  if (!result.ok) {
    const {line, column, reason} = result.problem;
    console.error(`${file}:${line}:${column} This is not valid MDX: ${reason}`);
    process.exitCode = 1;
    return [];
  }
  const prose = proseOf(result.article);
  const count = (pattern: RegExp) => (prose.match(pattern) ?? []).length;
  const sourceList = /^## 参考资料$([\s\S]*)/m.exec(prose)?.[1] ?? '';
  return {
    article: file,
    Han: count(/\p{Script=Han}/gu),
    examples: findExamples(result.article).length,
    citations: count(/\[\^[^\]]+\](?!:)/g),
    sources: count(/^\[\^[^\]]+\]:/gm) || (sourceList.match(/^- /gm) ?? []).length,
    unverified: count(/未核实|未实测/g),
    derived: count(/计算值/g),
  };
});
type Count = Exclude<keyof (typeof rows)[number], 'article'>;
const sum = (key: Count) => rows.reduce((total, row) => total + row[key], 0);
const counts: readonly Count[] = [
  'Han',
  'examples',
  'citations',
  'sources',
  'unverified',
  'derived',
];
console.table([
  ...rows,
  {article: 'all', ...Object.fromEntries(counts.map((key) => [key, sum(key)]))},
]);

/** The source of an article without its code. */
function proseOf({source, tree}: Article): string {
  let prose = '';
  let end = 0;
  visit(tree, ['code', 'inlineCode'], ({position}) => {
    prose += source.slice(end, position?.start.offset);
    end = position?.end.offset ?? end;
  });
  return prose + source.slice(end);
}
