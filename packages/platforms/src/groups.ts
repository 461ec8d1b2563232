import {discord} from './data/discord.ts';
import {discourse} from './data/discourse.ts';
import {docusaurus} from './data/docusaurus.ts';
import {feishu} from './data/feishu.ts';
import {gitee} from './data/gitee.ts';
import {github} from './data/github.ts';
import {gitlab} from './data/gitlab.ts';
import {hexo} from './data/hexo.ts';
import {hugo} from './data/hugo.ts';
import {jekyll} from './data/jekyll.ts';
import {joplin} from './data/joplin.ts';
import {notion} from './data/notion.ts';
import {obsidian} from './data/obsidian.ts';
import {reddit} from './data/reddit.ts';
import {slack} from './data/slack.ts';
import {stackOverflow} from './data/stack-overflow.ts';
import {typora} from './data/typora.ts';
import {vitepress} from './data/vitepress.ts';
import {vscode} from './data/vscode.ts';
import {wechat} from './data/wechat.ts';
import {yuque} from './data/yuque.ts';
import {zhihu} from './data/zhihu.ts';
import type {Platform} from './evidence.ts';

export interface PlatformGroup {
  readonly id: string;
  readonly name: string;
  readonly platforms: readonly Platform[];
}

/** Platforms grouped by what readers use them for. */
export const groups: readonly PlatformGroup[] = [
  {id: 'hosting', name: '代码托管', platforms: [github, gitlab, gitee]},
  {id: 'writing', name: '国内写作', platforms: [zhihu, wechat, yuque, feishu]},
  {id: 'notes', name: '笔记与编辑器', platforms: [notion, obsidian, typora, joplin, vscode]},
  {id: 'sites', name: '静态站点', platforms: [docusaurus, vitepress, hexo, hugo, jekyll]},
  {
    id: 'community',
    name: '社区与聊天',
    platforms: [discourse, reddit, stackOverflow, discord, slack],
  },
];
