import {parseForeign} from './packages/content-check/src/conversions/parse.ts';
import {convert} from './packages/content-check/src/conversions/index.ts';
import {isMdx} from './packages/content-check/src/conversions/is-mdx.ts';
const s='a\n\n<ScreenCalculator />\n\nb';
const o={components:['ScreenCalculator']};
console.log(JSON.stringify(parseForeign(s).children.map(x=>[x.type,x.value,x.children?.map(y=>[y.type,y.value])])), isMdx({source:s,tree:parseForeign(s),options:o}), convert(s,o).text);
