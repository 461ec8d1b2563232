import {readContent} from '@markdown-zh/content-check';
import {convert} from './packages/content-check/src/conversions/index.ts';
import config from './site/content-check';
import {articleComponents} from './site/article-components';
import {diffLines} from 'diff';
const c=readContent('.',config);let n=0;
for(const f of c.files){const r=convert(f.source,{components:Object.keys(articleComponents)});if(r.text!==f.source){n++;if(n<12){console.log('##',f.file,r.notes.length);let k=0;for(const p of diffLines(f.source,r.text)) if((p.added||p.removed)&&k++<6) console.log(p.value.trimEnd().split('\n').slice(0,4).map(l=>(p.added?'+':'-')+l).join('\n').slice(0,300));}}}
console.log(n,c.files.length)
