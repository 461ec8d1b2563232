import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import Image from '@theme/MDXComponents/Img';
import Item from '@theme/MDXComponents/Li';
import Link from '@theme/MDXComponents/A';
import UnorderedList from '@theme/MDXComponents/Ul';
import ScrollableTable from '@site/src/components/ScrollableTable';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

const heading = (as: Level) =>
  function MarkdownHeading(props: ComponentProps<Level>): ReactNode {
    return <Heading {...props} as={as} />;
  };

/** The disabled checkbox of a GFM task list item, with the accessible name that GFM omits. */
function TaskCheckbox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? '已完成' : '未完成'} />;
}

/** Components for Markdown elements on every page. site/article-components.ts lists further tags for articles. */
export default {
  Head,
  details: Details,
  Details,
  a: Link,
  ul: UnorderedList,
  li: Item,
  img: Image,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  admonition: Admonition,
  // Code blocks arrive as `pre` (plugins/articles/code-blocks), so `code` is always inline code.
  pre: CodeBlock,
  input: TaskCheckbox,
  table: ScrollableTable,
};
