import OriginalMDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

/** The only register of tags that articles may use without importing them. */
export default {...OriginalMDXComponents, TabItem, Tabs};
