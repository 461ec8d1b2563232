import {convert} from './packages/content-check/src/conversions/index.ts';
for (const s of ['---\ntitle: 题\ntags: Linux, CAN 总线\ncategories:\n  - [开发, 后端]\n---\n','{% note danger %}\n小心 {% label red@高压 %}\n{% endnote %}\n\n{% raw %}<b>粗</b>{% endraw %}'])console.log(JSON.stringify(convert(s).text));
