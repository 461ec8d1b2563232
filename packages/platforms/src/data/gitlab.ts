import {official, partly, yes, type Platform} from '../evidence.ts';

const manual = official(
  'GitLab Flavored Markdown (GLFM)',
  'https://docs.gitlab.com/17.9/user/markdown',
  '17.9 版',
);
const development = official(
  'GitLab Flavored Markdown (GLFM) development guidelines',
  'https://docs.gitlab.com/development/gitlab_flavored_markdown',
);
const alerts = official(
  'GitLab 议题 24482（提示框）',
  'https://gitlab.com/gitlab-org/gitlab/-/issues/24482',
);

export const gitlab: Platform = {
  id: 'gitlab',
  name: 'GitLab',
  scope: '',
  cells: {
    commonmark: yes(development),
    tables: yes(manual),
    tasks: yes(manual, '另有 `[~]`'),
    strikethrough: yes(manual),
    links: yes(manual),
    footnotes: yes(manual),
    alerts: yes(alerts, '17.10 起'),
    math: yes(manual, '单个 `$` 15.8 起'),
    mermaid: yes(manual, '10.3 起'),
    html: partly(manual, '只准名单里的标签'),
    anchors: yes(manual, '评论里除外；`[[_TOC_]]` 是目录'),
    wikilinks: partly(manual, '只在 wiki 里'),
    emoji: yes(manual),
    frontMatter: yes(manual, '原样放进一个框'),
    files: yes(manual, '仓库里就是 `.md`'),
  },
};
