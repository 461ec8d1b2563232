import type {ReactNode} from 'react';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/ThemeProvider/TitleFormatter';
import {privateBlog} from '@site/site/blogs';

type Formatter = Parameters<typeof TitleFormatterProvider>[0]['formatter'];

const formatter: Formatter = ({defaultFormatter, ...params}) => {
  const {title, plugin, titleDelimiter} = params;
  const needsBlogTitle = plugin.id === privateBlog.id && title !== privateBlog.blogTitle;
  return defaultFormatter({
    ...params,
    title: needsBlogTitle ? `${title} ${titleDelimiter} ${privateBlog.blogTitle}` : title,
  });
};

export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
