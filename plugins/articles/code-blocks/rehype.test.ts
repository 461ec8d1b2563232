import type {Root} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {codeTheme} from '@markdown-zh/convert/code-theme';
import rehypeCodeBlocks from './rehype';

const transform = rehypeCodeBlocks({theme: codeTheme});

/** The tree of an article when it leaves the plugin; Docusaurus's `metastring` is put there as its plugin does. */
function tree(...lines: string[]): Root {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const article = parser.parse(lines.join('\n'));
  visit(article, 'code', (code) => {
    code.data = {hProperties: {metastring: code.meta}};
  });
  const root = toHast(article, {
    passThrough: [
      'mdxJsxFlowElement',
      'mdxJsxTextElement',
      'mdxFlowExpression',
      'mdxTextExpression',
    ],
  }) as Root;
  transform(root);
  return root;
}

/** The props of the first block's component; of a `<CodeBlock>` that stays as it is, its own attributes. */
function block(...lines: string[]): unknown {
  const found: unknown[] = [];
  visit(tree(...lines), (node) => {
    if (node.type === 'element' && node.tagName === 'pre') {
      expect(node.children).toEqual([]);
      found.push(node.properties);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attributes = node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [],
      );
      found.push({...Object.fromEntries(attributes), children: node.children.length});
    }
  });
  return found[0];
}

describe('a fence', () => {
  it('becomes one string of HTML', () => {
    expect(block('```JS', 'a < b && "c"', '', '// d', '```')).toEqual({
      className: ['language-js'],
      html: 'a <span class="token operator">&lt;</span> b <span class="token operator">&amp;&amp;</span> <span class="token string">"c"</span>\n\n<span class="token comment">// d</span>',
    });
  });

  it('has a title, and highlighted lines, which end with their line break', () => {
    expect(block('```text title="a.txt" {2}', 'one', '', 'three', '```')).toEqual({
      className: ['language-text'],
      title: 'a.txt',
      html: 'one\n<span class="theme-code-block-highlighted-line">\n</span>three',
    });
  });

  it('has numbers, which are no text', () => {
    expect(block('```ini showLineNumbers=9 {2}', 'a = 1', '; b', '```')).toMatchObject({
      numbered: true,
      html: expect.stringMatching(
        /^<span class="code-line" data-line="9"><span>.*\n<\/span><\/span><span class="code-line theme-code-block-highlighted-line" data-line="10"><span><span class="token comment">; b<\/span><\/span><\/span>$/,
      ) as string,
    });
  });

  it('loses the comments that mark its lines', () => {
    expect(block('```text', '# highlight-next-line', 'a', '```')).toMatchObject({
      html: '<span class="theme-code-block-highlighted-line">a</span>',
    });
  });

  it.each([
    ['no language', '```', '`<b>`', '```'],
    ['an unknown one', '```constructor', '`<b>`', '```'],
  ])('with %s is plain', (_, ...lines) => {
    expect(block(...lines)).toMatchObject({html: '`&lt;b>`'});
  });

  it('may be empty, and stand in a list', () => {
    expect(block('```js', '```')).toEqual({className: ['language-js'], html: ''});
    expect(block('1. a', '', '   ```css', '   a { }', '   ```')).toMatchObject({
      className: ['language-css'],
    });
  });
});

describe('a <CodeBlock>', () => {
  it.each([
    ['an expression', '<CodeBlock language="js" title="a" showLineNumbers>{`b\n// c`}</CodeBlock>'],
    [
      'a string',
      '<CodeBlock className="language-js" title="a" showLineNumbers={1}>{"b\\n// c"}</CodeBlock>',
    ],
  ])('whose text is %s becomes a block like a fence', (_, source) => {
    expect(block(source)).toEqual({
      className: 'language-js',
      title: 'a',
      numbered: null,
      html: '<span class="code-line" data-line="1"><span>b\n</span></span><span class="code-line" data-line="2"><span><span class="token comment">// c</span></span></span>',
      children: 0,
    });
  });

  it('may hold plain text and name lines', () => {
    expect(block('<CodeBlock language="js" metastring="{1}">a</CodeBlock>')).toEqual({
      className: 'language-js',
      html: '<span class="theme-code-block-highlighted-line">a</span>',
      children: 0,
    });
  });

  it.each([
    ['text that is computed', '<CodeBlock language="js">{a}</CodeBlock>'],
    ['a template with holes', '<CodeBlock language="js">{`${a}`}</CodeBlock>'],
    ['an element', '<CodeBlock language="js">a<b/></CodeBlock>'],
    ['a number', '<CodeBlock language="js">{1}</CodeBlock>'],
    ['an attribute that is computed', '<CodeBlock language={a}>b</CodeBlock>'],
    ['attributes from elsewhere', '<CodeBlock language="js" {...a}>b</CodeBlock>'],
  ])('with %s stays as it is', (_, source) => {
    expect(block(source)).not.toHaveProperty('html');
    expect(block(source)).toHaveProperty('language');
  });

  it('is no other tag', () => {
    expect(block('<Other language="js">a</Other>')).not.toHaveProperty('html');
  });
});

it('code within a line stays as it is', () => {
  expect(JSON.stringify(tree('a `b` c'))).toContain('"tagName":"code"');
});
