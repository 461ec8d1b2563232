import type {FieldFacts, Schema, Schemas} from '@markdown-zh/authoring/fields';

const title = {
  type: 'string',
  minLength: 1,
  pattern: String.raw`\S`,
  description: 'The title of the page, in its head, in lists and on its share picture.',
  guide: '页面的标题，出现在浏览器标签、各处列表和分享图片上',
  remedy: 'Write the title of the page as text.',
  remedyInChinese: '把标题写成文字。',
  example: 'RS485 与 CAN 怎样选',
} satisfies FieldFacts;

const description = {
  type: 'string',
  minLength: 20,
  maxLength: 140,
  description:
    'Shown in lists, search results, link previews and on the share picture: plain text of 20 to 140 characters.',
  guide: '一句说明，出现在列表、搜索结果、链接预览和分享图片上；20 到 140 个字符的纯文本',
  remedy: 'Write one plain sentence of 20 to 140 characters.',
  remedyInChinese: '写一句 20 到 140 个字符的纯文本。',
  example: '从电气特性、拓扑与速率比较两种总线，给出选择的依据与布线要点。',
} satisfies FieldFacts;

const draft = {
  type: 'boolean',
  description: 'Written, but not part of a build.',
  guide: '写了，但还不进入构建',
  remedy: 'Write true or false.',
  remedyInChinese: '写 true 或 false。',
  example: 'true',
} satisfies FieldFacts;

const unlisted = {
  type: 'boolean',
  description: 'Built, but in no list, no search and no sitemap.',
  guide: '进入构建，但不进列表、搜索和站点地图',
  remedy: 'Write true or false.',
  remedyInChinese: '写 true 或 false。',
  example: 'true',
} satisfies FieldFacts;

const image = {
  type: 'string',
  pattern: String.raw`^(?:\./|/img/)(?:[\w-]+/)*[\w-]+\.png$`,
  description: 'A picture to share the page with, in place of the one that the build draws.',
  guide: '分享时显示的图片，代替构建时画的那一张',
  remedy:
    'Write the place of a PNG of 1200 × 630 pixels: ./name.png beside the article, or /img/name.png in static/.',
  remedyInChinese:
    '写一张 1200 × 630 像素的 PNG 的位置：文章旁边的 ./name.png，或 static/ 里的 /img/name.png。',
  example: './cover.png',
} satisfies FieldFacts;

const lastUpdate = {
  type: 'object',
  properties: {date: {type: 'string', format: 'date'}},
  required: ['date'],
  additionalProperties: false,
  description: "The day of the last change, where Git's is not the one that readers should see.",
  guide: '最后一次改动的日子；Git 记下的日子不该给读者看时才写',
  remedy: 'Write `last_update: {date: YYYY-MM-DD}`, or leave it to Git.',
  remedyInChinese: '写 `last_update: {date: YYYY-MM-DD}`，或者不写，由 Git 来定。',
  example: '{date: 2026-11-20}',
} satisfies FieldFacts;

/**
 * The headings of a list that leads to sections on other pages (plugins/articles/remark-moved-sections). The first is for an article
 * that was split, the second for one from which sections were moved.
 */
export const movedHeadings = ['全部小节', '搬走的小节'] as const;

const movedSections = {
  type: 'boolean',
  description:
    'The page was split: its links in lists keep the anchors of the sections that they lead to.',
  guide: '这一页拆成了几页；列表里的链接保留各小节原来的锚点',
  remedy: 'Write true or false.',
  remedyInChinese: '写 true 或 false。',
  example: 'true',
} satisfies FieldFacts;

const sidebarLabel = {
  type: 'string',
  minLength: 1,
  pattern: String.raw`\S`,
  description: 'A shorter name for the sidebar.',
  guide: '侧边栏里的短名',
  remedy: 'Write a short name as text.',
  remedyInChinese: '写一个短名。',
  example: '入门',
} satisfies FieldFacts;

/** Front matter of a doc (`docs/`). */
const docSchema = {
  type: 'object',
  properties: {
    title,
    description,
    image,
    sidebar_position: {
      type: 'number',
      description: 'The place among its neighbours in the sidebar; the smallest comes first.',
      guide: '在侧边栏里的次序，同级之中小的在前',
      remedy: 'Write a number: the place among its neighbours.',
      remedyInChinese: '写一个数：在同级之中的次序。',
      example: '3',
    } satisfies FieldFacts,
    sidebar_label: sidebarLabel,
    slug: {
      type: 'string',
      pattern: String.raw`^(?:/[a-z0-9]+(?:-[a-z0-9]+)*)+$`,
      description:
        'The address below /docs, for the `index.md` of a folder: without it, the address ends in a slash.',
      guide: '在 `/docs` 下的网址，文件夹里的 `index.md` 要写；不写时网址末尾会多一条斜线',
      remedy: 'Write the address below /docs, for example /tutorial-basics/basic-syntax.',
      remedyInChinese: '写 /docs 下的网址，例如 /tutorial-basics/basic-syntax。',
      example: '/tutorial-basics/basic-syntax',
    } satisfies FieldFacts,
    moved_sections: movedSections,
    last_update: lastUpdate,
    draft,
    unlisted,
  },
  required: ['title', 'description', 'sidebar_position'],
  additionalProperties: false,
} satisfies Schema;

/** Front matter of a lesson (`learn/`). The number in its file's name orders it. */
const lessonSchema = {
  type: 'object',
  properties: {
    title,
    description,
    image,
    sidebar_label: sidebarLabel,
    slug: {
      type: 'string',
      pattern: String.raw`^/$`,
      description: 'The address of the list of lessons, `index.md`, below /learn: /.',
      guide: '只有课程总表 `index.md` 写；别的课，网址来自文件名',
      remedy:
        'Only `index.md` has one, which is /. Remove it: the address comes from the file name.',
      remedyInChinese: '只有 `index.md` 写，值是 /。删掉它：网址来自文件名。',
      example: '/',
    } satisfies FieldFacts,
    last_update: lastUpdate,
    draft,
    unlisted,
  },
  required: ['title', 'description'],
  additionalProperties: false,
} satisfies Schema;

/** Front matter of a post (`blog/`) or a note (`icms/`). */
const postSchema = {
  type: 'object',
  properties: {
    title,
    description,
    image,
    slug: {
      type: 'string',
      pattern: String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)?$`,
      description: 'The last part of the address; it never changes once it is published.',
      guide: '网址的最后一段，发布之后不再改',
      remedy: 'Use lower-case letters, digits and single hyphens, for example rs485-vs-can.',
      remedyInChinese: '只用小写字母、数字和单个连字符，例如 rs485-vs-can。',
      example: 'rs485-vs-can',
    } satisfies FieldFacts,
    date: {
      type: 'string',
      format: 'date',
      description: 'The day of publication.',
      guide: '发布的日子',
      remedy: 'Write the day as YYYY-MM-DD.',
      remedyInChinese: '日子写成 YYYY-MM-DD。',
      example: '2026-11-14',
    } satisfies FieldFacts,
    authors: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      description: 'Who wrote it: keys of blog/authors.yml.',
      guide: '作者，`blog/authors.yml` 里的键',
      remedy: 'Write a list of keys from blog/authors.yml, for example [editors].',
      remedyInChinese: '写 blog/authors.yml 里的键，例如 [editors]。',
      example: '[icms]',
    } satisfies FieldFacts,
    tags: {
      type: 'array',
      items: {type: 'string'},
      minItems: 1,
      description: 'What it is about: keys of blog/tags.yml.',
      guide: '主题，`blog/tags.yml` 里的键',
      remedy: 'Write a list of keys from blog/tags.yml, for example [rs485, can].',
      remedyInChinese: '写 blog/tags.yml 里的键，例如 [rs485, can]。',
      example: '[rs485, can]',
    } satisfies FieldFacts,
    series_position: {
      type: 'number',
      description:
        'The place of a post in its series, after the lead page `index.md` of its folder.',
      guide: '在系列里的次序；系列的首页是文件夹里的 `index.md`',
      remedy: 'Write a number: the place after the lead page of the series.',
      remedyInChinese: '写一个数：在系列里的次序。',
      example: '2',
    } satisfies FieldFacts,
    moved_sections: movedSections,
    last_update: lastUpdate,
    draft,
    unlisted,
  },
  required: ['title', 'description', 'slug', 'date', 'authors', 'tags'],
  additionalProperties: false,
} satisfies Schema;

/** Front matter of a standalone page (`src/pages/`). */
const pageSchema = {
  type: 'object',
  properties: {title, description},
  required: ['title', 'description'],
  additionalProperties: false,
} satisfies Schema;

/** The schema of each kind of article, for the checks and for `npm run generate -- front-matter`. */
export const schemas = {
  doc: docSchema,
  lesson: lessonSchema,
  post: postSchema,
  page: pageSchema,
} satisfies Schemas;
