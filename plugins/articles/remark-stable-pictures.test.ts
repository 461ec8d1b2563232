import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import remarkStablePictures from './remark-stable-pictures';

/** An article with a picture, as Docusaurus's plugin leaves it to ours. */
function picture(words: string): Root {
  const argument = {type: 'Literal', value: words, raw: `"${words}"`};
  const program = {
    type: 'Program',
    body: [
      {type: 'ExpressionStatement', expression: {type: 'CallExpression', arguments: [argument]}},
    ],
  };
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree: program}};
  const image = {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'alt', value: 'a&fallback=b!'},
      {type: 'mdxJsxAttribute', name: 'src', value},
    ],
    children: [],
  };
  return {type: 'root', children: [{type: 'paragraph', children: [image]}]} as unknown as Root;
}

it('M3 pictures are imported by words without a path of this machine', () => {
  const words = `${getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader}./a.webp`;
  expect(words).toMatch(/&fallback=[^&!]*node_modules/);
  const tree = picture(words);
  remarkStablePictures()(tree);
  expect(tree).toEqual(picture(words.replace(/&fallback=[^&!]*!/, '&fallback=file-loader!')));
});

it('M3 other words stay as they are', () => {
  const tree = picture('!/home/a/file-loader/index.js?name=b!./a.webp');
  remarkStablePictures()(tree);
  expect(tree).toEqual(picture('!/home/a/file-loader/index.js?name=b!./a.webp'));
});
