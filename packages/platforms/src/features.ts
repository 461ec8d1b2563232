/** A Markdown feature with a sample of its syntax. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  /** A sample in Markdown; empty if a single one would mislead. */
  readonly sample: string;
}

export const features = [
  {id: 'commonmark', name: '基本语法', sample: ''},
  {id: 'tables', name: '表格', sample: '| a | b |'},
  {id: 'tasks', name: '任务列表', sample: '- [ ]'},
  {id: 'strikethrough', name: '删除线', sample: '~~删~~'},
  {id: 'links', name: '裸网址', sample: 'https://…'},
  {id: 'footnotes', name: '脚注', sample: '[^1]'},
  {id: 'alerts', name: '提示框', sample: '> [!NOTE]'},
  {id: 'math', name: '公式', sample: '$x$'},
  {id: 'mermaid', name: 'Mermaid 图', sample: '```mermaid'},
  {id: 'html', name: 'HTML 标签', sample: '<kbd>'},
  {id: 'anchors', name: '标题锚点', sample: '#标题'},
  {id: 'highlight', name: '高亮', sample: '==高亮=='},
  {id: 'wikilinks', name: '双方括号链接', sample: '[[页面]]'},
  {id: 'emoji', name: '表情短码', sample: ':tada:'},
  {id: 'frontMatter', name: '元数据', sample: '---'},
  {id: 'files', name: '存取 .md 文件', sample: ''},
] as const satisfies readonly Feature[];

export type FeatureId = (typeof features)[number]['id'];
