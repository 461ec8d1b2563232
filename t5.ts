import {readFileSync} from 'node:fs';
import {convert} from './packages/content-check/src/conversions/index.ts';
import {readArticle} from './packages/content-check/src/checks/article.ts';
for (const f of process.argv.slice(2)){
const t=convert(readFileSync(f,'utf8')).text;const a=readArticle('',t);
if(!a.ok){const l=t.split('\n');console.log(a.problem.reason,a.problem.line,a.problem.column);console.log(l.slice(Math.max(0,a.problem.line-6),a.problem.line+2).join('\n').slice(0,700))} else console.log('ok');}
