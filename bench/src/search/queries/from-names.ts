import {pinyin} from 'pinyin-pro';
import {integer, pick, type Random} from '../../corpus/random';
import {answersTo} from './haystack';
import {anyName, anyPage, segments, type Maker, type Material} from './material';
import {hasHan, normalize} from './normalize';

/** A page's whole title. */
export const title: Maker = (material, random) => {
  const {title: query} = anyPage(material, random);
  return {query, needle: normalize(query), part: 'title'};
};

/** A whole heading. */
export const heading: Maker = (material, random) => {
  const {heading: query = ''} = pick(random, anyPage(material, random).sections) ?? {};
  return query.length > 1 ? {query, needle: normalize(query), part: 'names'} : undefined;
};

const doing =
  /^(?:使用|安装|配置|设置|创建|新建|添加|删除|修改|更新|升级|查看|查询|启用|开启|关闭|禁用|部署|迁移|导入|导出|备份|恢复|调试|检查|测量|优化|替换|验证|生成|读取|写入|同步|监视|监控|限制|封装|编写|处理|实现|获取|选择|连接|管理|运行|避免|解决|排查|定义|声明|理解|中止|切换|扩容|缩容|计算|执行|启动|停止|构建|打包|发布|收集|注册|引入|调用|绑定|监听|渲染|访问|保存|指定|在|从|通过|用|让|将|把|对|向|为)/u;
const ways = ['如何', '怎么', '怎样', '请问如何', '我该怎么', '应该怎么'];
const things = [
  ['什么是', ''],
  ['请问什么是', ''],
  ['介绍一下', ''],
  ['', '是什么意思'],
  ['', '在哪里'],
] as const;
const asked = /(?:为什么|为何|如何|怎么|怎样|什么|吗|呢|？|\?)/u;

/** A question that the heading answers. */
export const question: Maker = (material, random) => {
  const name = anyName(material, random).replace(/^(?:第 ?\d+ ?步：?|[\d.\s、]+)/u, '');
  if (!hasHan(name) || name.length < 3 || name.length > 24) {
    return undefined;
  }
  const needle = normalize(name);
  if (asked.test(name)) {
    const because = /^(.+?)(?:为什么|为何)(.+)$/u.exec(name);
    const query = because ? `为什么${because[1] ?? ''}${because[2] ?? ''}` : name;
    return {query: `${query.replace(/[？?]$/, '')}？`, needle, part: 'names'};
  }
  const isDoing = doing.test(name);
  const [before, after] = (isDoing ? [pick(random, ways), ''] : pick(random, things)) ?? [];
  return {query: `${before ?? ''}${name}${after ?? ''}？`, needle, part: 'names'};
};

/** The pinyin of a stretch of a title or heading, as readers type it without an input method. */
export const soundedOut: Maker = (material, random) => {
  const stretch = anyStretch(material, random, 2, 6);
  const joined = stretch?.syllables.join('') ?? '';
  const query = random() < 0.5 ? joined : (stretch?.syllables.join(' ') ?? '');
  return stretch && hasOwnSound(material, stretch.needle, joined, 'joinedNames')
    ? {query, needle: stretch.needle, part: 'names'}
    : undefined;
};

/** The initials of a stretch of a title or heading. */
export const initials: Maker = (material, random) => {
  const stretch = anyStretch(material, random, 3, 7);
  const query = stretch?.syllables.map((syllable) => syllable.charAt(0)).join('') ?? '';
  const isWord = material.words.some((word) => word.startsWith(query));
  return stretch && !isWord && hasOwnSound(material, stretch.needle, query, 'initialsOfNames')
    ? {query, needle: stretch.needle, part: 'names'}
    : undefined;
};

interface Stretch {
  readonly needle: string;
  readonly syllables: readonly string[];
}

/** Consecutive Chinese words of a title or heading, `least` to about `most` characters long in all. */
function anyStretch(
  material: Material,
  random: Random,
  least: number,
  most: number,
): Stretch | undefined {
  const name = anyName(material, random);
  const words = segments(name);
  const from = random() < 0.5 ? 0 : integer(random, 0, words.length - 1);
  const wanted = integer(random, least, most);
  if ((words[from]?.text.length ?? 0) < 2) {
    return undefined;
  }
  let needle = '';
  for (const {text, isHan} of words.slice(from)) {
    if (!isHan || needle.length >= wanted) {
      break;
    }
    needle += text;
  }
  if (needle.length < least || needle.length > most + 2) {
    return undefined;
  }
  // The whole name decides the readings of polyphones.
  const sounds = pinyin(name, {toneType: 'none', v: true, type: 'all'});
  const start = words
    .slice(0, from)
    .reduce((length, {text}) => length + Array.from(text).length, 0);
  const syllables = sounds.slice(start, start + Array.from(needle).length);
  const isRead = syllables.map(({origin}) => origin).join('') === needle;
  return isRead ? {needle, syllables: syllables.map(({pinyin: sound}) => sound)} : undefined;
}

/**
 * Whether only titles and headings that contain the needle sound like it. `wanted` are the letters of the query. A match
 * begins at a syllable and ends anywhere.
 */
function hasOwnSound(
  {syllables, ...haystack}: Material,
  needle: string,
  wanted: string,
  spelling: 'joinedNames' | 'initialsOfNames',
): boolean {
  const answers = answersTo(haystack, needle, 'names');
  if (!answers) {
    return false;
  }
  const sounds = (name: string) => {
    const letters = name
      .split(' ')
      .filter(Boolean)
      .map((syllable) => (spelling === 'joinedNames' ? syllable : syllable.charAt(0)));
    return letters.some((_, index) => letters.slice(index).join('').startsWith(wanted));
  };
  return syllables[spelling].every(
    (letters, index) =>
      answers.includes(index) ||
      !letters.includes(wanted) ||
      !syllables.names[index]?.split('\n').some(sounds),
  );
}
