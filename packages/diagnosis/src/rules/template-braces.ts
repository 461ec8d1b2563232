import {vueTemplates} from '../sections.ts';
import {foreignSpans} from '../text/foreign-spans.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** Neither a value of JSX (`style={{…}}`) nor one of GitHub's workflows (`${{ … }}`), nor a shortcode of Hugo (`{{< … >}}`). */
const pair = /(?<![=$])\{\{(?![{<%])[^{}\r\n]{1,200}\}\}/g;

/** The marks that keep Vue and Nunjucks from running it. */
const isRaw = /(?:v-pre>|\{% *raw *%\})\s*$/;

/** `{{ user.name }}` in prose, where a site generator runs it. */
export const templateBraces: Rule = {
  id: 'template-braces',
  title: '双花括号会被当成模板',
  explanation:
    'VitePress（Vue）和 Hexo（Nunjucks）把正文里的 `{{ }}` 当作模板来算，文字消失或构建出错：在 VitePress 用 `<span v-pre>` 包住，在 Hexo 用 `{% raw %}` 和 `{% endraw %}` 包住。',
  section: vueTemplates,
  severity: 'problem',
  platforms: ['vitepress', 'hexo', 'docusaurus'],
  find: (text) => {
    const raw = foreignSpans(text.source, text.platform);
    return matchesInInlines(text, pair).flatMap(({from, to}) =>
      isRaw.test(text.source.slice(Math.max(0, from - 30), from)) ||
      raw.some((place) => place.from < to && from < place.to)
        ? []
        : [{from, to}],
    );
  },
};
