import {describe, expect, it} from 'vitest';
import {cleanSvg} from './clean-svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

it('A13 a drawing that only draws stays as it is', () => {
  const drawing = svg(
    '<title>a</title><style>.a{fill:rgb(1,2,3)}</style><defs><linearGradient id="g"/></defs><path class="a" d="M0 0" fill="url(#g)" transform="rotate(2)"/><use xlink:href="#g"/><image href="data:image/png;base64,AA=="/>',
    'viewBox="0 0 1 1"',
  );
  expect(cleanSvg(`<?xml version="1.0"?>\n${drawing}`)?.removed).toEqual([]);
});

describe('A13 a drawing loses what runs or loads', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a script in a picture', '<g><script href="a.js"/></g>', '<script>'],
    ['a handler', '<path onload="alert(1)"/>', 'onload'],
    ['a handler in other letters', '<path ONCLICK="alert(1)"/>', 'ONCLICK'],
    [
      'a foreign document',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      '<foreignObject>',
    ],
    ['an address that runs', '<a href="javascript:alert(1)"><path/></a>', 'href'],
    [
      'such an address in an old attribute',
      '<a xlink:href=" java&#10;script:alert(1)"/>',
      'xlink:href',
    ],
    ['an animation of an address', '<a><set attributeName="href" to="javascript:1"/></a>', '<set>'],
    ['a file of another site', '<use href="https://e.example/a.svg#b"/>', 'href'],
    ['a picture of another site', '<image href="//e.example/a.png"/>', 'href'],
    ['a document as a picture', '<image href="data:image/svg+xml,a"/>', 'href'],
    ['a file in a value', '<path fill="url(https://e.example/a)"/>', 'fill'],
    ['a file in a style', '<path style="fill:u\\72l(//e.example/a)"/>', 'style'],
    [
      'a file without url()',
      '<path style="mask:image-set(&quot;//e.example/a&quot; 1x)"/>',
      'style',
    ],
    ['a style sheet that imports', '<style>@import "//e.example/a"</style>', '<style>'],
    ['such a sheet as CDATA', '<style><![CDATA[a{b:url(//e.example)}]]></style>', '<style>'],
    ['another base', '<g xml:base="//e.example/"/>', 'xml:base'],
    ['another namespace', '<g xmlns="http://www.w3.org/1999/xhtml"/>', 'xmlns'],
    [
      'a name with a prefix',
      '<h:script xmlns:h="http://www.w3.org/2000/svg">1</h:script>',
      '<h:script>',
    ],
    ['HTML', '<iframe src="a"/>', '<iframe>'],
    ['a style sheet of a file', '<g><?xml-stylesheet href="a"?></g>', '<?xml-stylesheet?>'],
  ])('%s', (_, inner, name) => {
    const cleaned = cleanSvg(svg(inner));
    expect(cleaned?.removed).toContain(name);
    expect(cleaned?.text).not.toMatch(/script|on\w+=|e\.example|<set|foreignObject|iframe|xhtml/i);
  });
});

it.each([
  ['text', 'hello'],
  ['HTML', '<html><script>1</script></html>'],
  ['SVG without its namespace', '<svg><script>1</script></svg>'],
  ['a root with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['XML with a mistake', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
  ['nothing', ''],
  ['a drawing nested 100,000 deep', svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000))],
])('A13 %s is no drawing', (_, source) => {
  expect(cleanSvg(source)).toBeUndefined();
});
