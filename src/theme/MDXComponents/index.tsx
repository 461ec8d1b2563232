import OriginalMDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ScrollableTable from '@site/src/components/ScrollableTable';
import TaskCheckbox from '@site/src/components/TaskCheckbox';

/** The only register of tags that articles may use without importing them. */
export default {
  ...OriginalMDXComponents,
  TabItem,
  Tabs,
  input: TaskCheckbox,
  table: ScrollableTable,
};
