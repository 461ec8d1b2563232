/** A name or a word with one spelling in articles. */
interface Term {
  readonly right: string;
  /** Wrong spellings. */
  readonly wrong: readonly string[];
}

/** The spelling of product names, and of words with several spellings in Chinese. */
export const terms: readonly Term[] = [
  {right: 'CommonMark', wrong: ['Commonmark', 'commonmark', 'Common Mark']},
  {right: 'Docusaurus', wrong: ['docusaurus', 'Docosaurus', 'Docusarus']},
  {right: 'GitHub', wrong: ['Github', 'github', 'GITHUB', 'Git Hub']},
  {right: 'GitLab', wrong: ['Gitlab', 'gitlab', 'GITLAB']},
  {right: 'HarmonyOS', wrong: ['Harmony OS', 'harmonyOS', 'Harmonyos', 'HarmonyOs']},
  {right: 'JavaScript', wrong: ['Javascript', 'javascript', 'JavaSCript', 'Java Script']},
  {right: 'KaTeX', wrong: ['Katex', 'KaTex', 'katex']},
  {right: 'LaTeX', wrong: ['Latex', 'LaTex', 'latex']},
  {right: 'Linux', wrong: ['LINUX']},
  {right: 'macOS', wrong: ['MacOS', 'Mac OS', 'macos', 'MacOs']},
  {right: 'Markdown', wrong: ['MarkDown', 'MARKDOWN', 'Mark Down']},
  {right: 'Node.js', wrong: ['NodeJS', 'Nodejs', 'NodeJs', 'Node.JS', 'Node JS']},
  {right: 'npm', wrong: ['NPM', 'Npm']},
  {right: 'OpenSSH', wrong: ['Openssh', 'OpenSsh']},
  {right: 'PowerShell', wrong: ['Powershell', 'Power Shell']},
  {right: 'TypeScript', wrong: ['Typescript', 'typescript', 'Type Script']},
  {right: 'Ubuntu', wrong: ['UBUNTU', 'Unbuntu', 'Ubantu']},
  {right: 'VS Code', wrong: ['VSCode', 'VScode', 'Vscode', 'VS code', 'Vs Code']},
  {right: 'Wi-Fi', wrong: ['WiFi', 'WIFI', 'Wifi', 'wifi', 'Wi-fi']},
  {right: 'WireGuard', wrong: ['Wireguard', 'wireguard', 'Wire Guard']},
  {right: 'Xfce', wrong: ['XFCE', 'XFce']},
  {right: '练习台', wrong: ['试验场', '工作台', '演练场']},
  {right: '左侧贴边', wrong: ['左贴边']},
  {right: '右侧贴边', wrong: ['右贴边']},
  {right: '记号', wrong: ['标记符号', '标记符']},
  {right: '分隔线', wrong: ['分割线', '水平线']},
  {right: '脚注', wrong: ['注脚']},
  {right: '行内代码', wrong: ['内联代码', '行间代码']},
  {right: '登录', wrong: ['登陆']},
  {right: '账号', wrong: ['帐号']},
  {right: '账户', wrong: ['帐户']},
  {right: '阈值', wrong: ['阀值']},
  {right: '其他', wrong: ['其它']},
  {right: '代码', wrong: ['代碼', '程式碼']},
  {right: '软件', wrong: ['軟件', '軟體']},
];
