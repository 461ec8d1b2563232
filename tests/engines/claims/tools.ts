import {inGfm, type Claim} from './claim';

export const toolsClaims: readonly Claim[] = [
  {
    at: '它们发现得了什么',
    says: 'All four lines fail.',
    source: '**真，**她笑了。\n\n＃ 标题\n\n1、买菜\n\n- [x]完成',
    gives: '<p>**真，**她笑了。</p><p>＃ 标题</p><p>1、买菜</p><ul><li>[x]完成</li></ul>',
    except: {
      site: '<p><strong>真，</strong>她笑了。</p><p>＃ 标题</p><p>1、买菜</p><ul><li>[x]完成</li></ul>',
    },
  },
  {
    at: '统一格式',
    says: 'An underscore between Han characters is no emphasis.',
    source: '用_斜体_字',
    gives: '<p>用_斜体_字</p>',
  },
  {
    at: '生成网站',
    says: 'The plugins of this site make bold what the standard does not.',
    source: '**真，**她',
    gives: '<p>**真，**她</p>',
    except: {site: '<p><strong>真，</strong>她</p>'},
  },
  {
    at: '生成网站',
    says: 'markdown-it ends a bare address before a full-width full stop, and has no task lists.',
    source: 'https://example.com。\n\n- [x] 完成',
    gives: '<p>https://example.com。</p><ul><li>[x] 完成</li></ul>',
    except: {
      ...inGfm(
        '<p><a href="https://example.com%E3%80%82">https://example.com。</a></p><ul><li><input checked disabled type="checkbox"> 完成</li></ul>',
      ),
      'markdown-it linkify':
        '<p><a href="https://example.com">https://example.com</a>。</p><ul><li>[x] 完成</li></ul>',
    },
  },
  {
    at: '预览',
    says: 'markdown-it and GitHub differ in bare addresses and in single tildes.',
    source: '见 https://example.com。下一句\n\n价格 100~200，数量 300~400。',
    gives: '<p>见 https://example.com。下一句</p><p>价格 100~200，数量 300~400。</p>',
    except: {
      ...inGfm(
        '<p>见 <a href="https://example.com%E3%80%82%E4%B8%8B%E4%B8%80%E5%8F%A5">https://example.com。下一句</a></p><p>价格 100<del>200，数量 300</del>400。</p>',
      ),
      'markdown-it linkify':
        '<p>见 <a href="https://example.com">https://example.com</a>。下一句</p><p>价格 100~200，数量 300~400。</p>',
    },
  },
];
