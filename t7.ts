import {readFileSync} from 'node:fs';
import {parseForeign} from './packages/content-check/src/conversions/parse.ts';
const s=readFileSync(process.argv[2]!,'utf8');
const mods={'front-matter':'frontMatter','generator-tags':'generatorTags',alerts:'alerts',containers:'containers','small-marks':'truncateMarker',headings:'headings',fences:'fences','to-mdx':'toMdx','is-mdx':'isMdx'};
void (async()=>{for(const [m,f] of Object.entries(mods)){console.log(m);const x=await import('./packages/content-check/src/conversions/'+m+'.ts');x[f]({source:s,tree:parseForeign(s),options:{}});}})();
