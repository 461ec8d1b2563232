import {vueTemplates} from '../sections/structure.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** Neither a value of JSX (`style={{…}}`) nor one of GitHub's workflows (`${{ … }}`). */
const pair = /(?<![=$])\{\{(?!\{)[^{}\r\n]{1,200}\}\}/g;

/** What keeps Vue and Nunjucks from running it. */
const isRaw = /(?:v-pre>|\{% *raw *%\})\s*$/;

/** `{{ user.name }}` in prose, where a site generator runs it. */
export const templateBraces: Rule = {
  id: 'template-braces',
  title: '双花括号会被当成模板',
  explanation:
    'VitePress（Vue）和 Hexo（Nunjucks）把正文里的 `{{ }}` 当作模板来算，文字消失或构建出错：在 VitePress 用 `<span v-pre>` 包住，在 Hexo 用 `{% raw %}` 和 `{% endraw %}` 包住。',
  section: vueTemplates,
  severity: 'hint',
  platforms: ['vitepress', 'hexo', 'docusaurus'],
  find: (text) =>
    matchesInInlines(text, pair)
      .filter(({from}) => !isRaw.test(text.source.slice(Math.max(0, from - 30), from)))
      .map(({from, to}) => ({from, to})),
};
