import {readFileSync} from 'node:fs';
import {convert} from './packages/content-check/src/conversions/index.ts';
import {diffLines} from 'diff';
const s=readFileSync(process.argv[2],'utf8');const r=convert(s);
for(const p of diffLines(s,r.text)) if(p.added||p.removed) console.log(p.value.split('\n').slice(0,12).map(l=>(p.added?'+':'-')+l.replace(/\t/g,'→')).join('\n'));
