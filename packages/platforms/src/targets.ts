/** The platforms that `supportOf` knows. */
export const targets = [
  {id: 'github', name: 'GitHub'},
  {id: 'typora', name: 'Typora'},
  {id: 'vscode', name: 'VS Code'},
  {id: 'obsidian', name: 'Obsidian'},
  {id: 'yuque', name: '语雀'},
  {id: 'feishu', name: '飞书'},
  {id: 'hexo', name: 'Hexo'},
  {id: 'hugo', name: 'Hugo'},
  {id: 'vitepress', name: 'VitePress'},
  {id: 'docusaurus', name: 'Docusaurus'},
] as const satisfies readonly {readonly id: string; readonly name: string}[];

export type Target = (typeof targets)[number]['id'];
