import {readFileSync} from 'node:fs';
import {parseForeign} from './packages/content-check/src/conversions/parse.ts';
import {htmlBlocks} from './packages/content-check/src/conversions/html-blocks.ts';
import {inlineHtml} from './packages/content-check/src/conversions/html-inline.ts';
import {signs} from './packages/content-check/src/conversions/signs.ts';
const s=readFileSync(process.argv[2]!,'utf8');const x={source:s,tree:parseForeign(s),options:{}};
console.log('a');htmlBlocks(x,[]);console.log('b');inlineHtml(x,[]);console.log('c');signs(x);console.log('d');
