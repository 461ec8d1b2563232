import OriginalMDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ScrollableTable from '@site/src/components/ScrollableTable';
import TaskCheckbox from '@site/src/components/TaskCheckbox';

/** The only register of tags that articles may use without importing them. */
export default {
  ...OriginalMDXComponents,
  TabItem,
  Tabs,
  // Blocks of code are a `pre` (plugins/code-blocks), so that code within a line is what it is.
  pre: CodeBlock,
  code: 'code',
  input: TaskCheckbox,
  table: ScrollableTable,
};
