import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkArticleParts from './index';

const components = {
  Example: '@site/Example',
  CheatSheet: '@site/CheatSheet',
  CheatSheetLine: '@site/CheatSheetLine',
  Diagram: '@site/Diagram',
  Picture: '@site/Picture',
  Dial: '@site/Dial',
  Gauge: '@site/Gauge',
};
const islands = {tags: ['Gauge'], frame: '@site/Island'};

function transform(source: string): Root {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const file = new VFile({path: 'docs/a.md', value: source});
  const tree = processor.parse(file);
  remarkArticleParts({components, islands, baseUrl: '/'})(tree, file);
  return tree;
}

/** A JSX element in one line: its name and attributes, and what stands inside. */
function outline(node: RootContent): unknown {
  if (node.type === 'mdxjsEsm') {
    return node.value;
  }
  if (node.type !== 'mdxJsxFlowElement') {
    return node.type;
  }
  const attributes = Object.fromEntries(
    node.attributes.map((attribute) => {
      const {name, value} = attribute as {name: string; value: string | {value: string}};
      return [name, typeof value === 'string' ? value : `{${value.value}}`];
    }),
  );
  return [node.name, attributes, ...node.children.map(outline)];
}

describe('remarkArticleParts', () => {
  it('imports nothing for an element that has the name of a property of every object', () => {
    expect(transform('<constructor>a</constructor>').children.map(({type}) => type)).toEqual([
      'paragraph',
    ]);
  });

  it('turns an example into source and result, and imports what shows them', () => {
    expect(transform('```markdown example\n**真**\n```').children.map(outline)).toEqual([
      "import Example from '@site/Example';",
      [
        'Example',
        {
          source: '**真**',
          html: '<p><strong>真</strong></p>',
          flavour: 'gfm',
          idPrefix: 'example-1-',
        },
      ],
    ]);
  });

  it('adds the engine’s own HTML where the fence says html', () => {
    const {children} = transform('```markdown example html title="题"\n# a\n```');
    expect(children.map(outline)[1]).toEqual([
      'Example',
      {
        source: '# a',
        html: '<div data-heading="1">a</div>',
        output: '<h1>a</h1>',
        flavour: 'gfm',
        title: '题',
        idPrefix: 'example-1-',
      },
    ]);
  });

  it('gathers lines that follow each other into one sheet', () => {
    const {children} = transform(
      '```md line C\na\n```\n\n```md line G\nb\n```\n\n字\n\n```md line P title="丙"\nc\n```',
    );
    expect(children.slice(2).map(outline)).toEqual([
      [
        'CheatSheet',
        {},
        ['CheatSheetLine', {source: 'a', html: '<p>a</p>', origin: 'C'}],
        ['CheatSheetLine', {source: 'b', html: '<p>b</p>', origin: 'G'}],
      ],
      'paragraph',
      [
        'CheatSheet',
        {},
        ['CheatSheetLine', {source: 'c', html: '<p>c</p>', origin: 'P', title: '丙'}],
      ],
    ]);
  });

  it('puts an SVG of the article’s folder into the page, with its text', () => {
    expect(transform('![两端各一个电阻](./topology.svg "图 1")').children.map(outline)).toEqual([
      "import Diagram from '@site/Diagram';",
      "import Diagram1 from './topology.svg';",
      ['Diagram', {alt: '两端各一个电阻', caption: '图 1', image: '{Diagram1}'}],
    ]);
  });

  it.each(['./a.png', '../b/a.WebP', '/img/a.jpg', 'a.gif'])('frames the bitmap %s', (address) => {
    const [, picture] = transform(`![图](${address} "图 1")`).children;
    expect(picture).toMatchObject({
      name: 'Picture',
      attributes: [{name: 'caption', value: '图 1'}],
      children: [{type: 'image', url: address, alt: '图', title: null}],
    });
  });

  it('leaves other pictures and ordinary code alone', () => {
    const source =
      '[![图](./a.png)](/b)\n\n![图](https://example.com/a.png)\n\n![图](/img/logo.svg)\n\n字 ![图](./a.png)\n\n```markdown\n# a\n```';
    expect(transform(source).children.map(({type}) => type)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
      'paragraph',
      'code',
    ]);
  });

  it('imports a registered tag once, and no other', () => {
    expect(transform('<Dial />\n\n<Dial />\n\n<Unknown />').children.map(outline)[0]).toBe(
      "import Dial from '@site/Dial';",
    );
    expect(transform('<Dial />\n\n<Dial />').children).toHaveLength(3);
  });

  it('puts a frame around a part that works by itself', () => {
    const {children} = transform('<Gauge max="5" />');
    expect(children.map(outline)).toEqual([
      "import Gauge from '@site/Gauge';",
      "import Island from '@site/Island';",
      ['Island', {name: 'Gauge'}, ['Gauge', {max: '5'}]],
    ]);
  });

  it('stops at a fence that it cannot read, naming place and remedy', () => {
    let problem = '';
    try {
      transform('字\n\n```markdown example hmtl\na\n```');
    } catch (error) {
      problem = String(error);
    }
    expect(problem).toMatch(/^docs\/a\.md:3:1-5:4: `hmtl` means nothing after `example`\. Known: /);
  });
});
