import {readFileSync} from 'node:fs';
import {convert} from './packages/content-check/src/conversions/index.ts';
for (const f of process.argv.slice(2)){const s=readFileSync(f,'utf8');process.stdout.write(f+' '+s.length);const t=performance.now();convert(s);const d=performance.now()-t;process.stdout.write(d>500?' SLOW '+Math.round(d)+'\n':'\r');}
