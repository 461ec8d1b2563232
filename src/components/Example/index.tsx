import type {ReactNode} from 'react';
import type {ExampleFacts} from './facts';
import View from './View';
import {initialState} from './state';

type Props = ExampleFacts & {
  /** The result, rendered and sanitised at build (plugins/articles/remark-article-parts). */
  readonly html: string;
  /** What the engine wrote, where the article wants it shown. */
  readonly output?: string;
  readonly title?: string;
};

/** An example as it was built. What its buttons do is up to src/components/ArticleActions. */
export default function Example(props: Props): ReactNode {
  return <View {...props} state={initialState} />;
}
