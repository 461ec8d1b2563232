import {discord} from './data/discord';
import {discourse} from './data/discourse';
import {docusaurus} from './data/docusaurus';
import {feishu} from './data/feishu';
import {gitee} from './data/gitee';
import {github} from './data/github';
import {gitlab} from './data/gitlab';
import {hexo} from './data/hexo';
import {hugo} from './data/hugo';
import {jekyll} from './data/jekyll';
import {joplin} from './data/joplin';
import {notion} from './data/notion';
import {obsidian} from './data/obsidian';
import {reddit} from './data/reddit';
import {slack} from './data/slack';
import {stackOverflow} from './data/stack-overflow';
import {typora} from './data/typora';
import {vitepress} from './data/vitepress';
import {vscode} from './data/vscode';
import {wechat} from './data/wechat';
import {yuque} from './data/yuque';
import {zhihu} from './data/zhihu';
import type {Platform} from './evidence';

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
