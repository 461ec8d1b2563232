import type {ReactNode} from 'react';
import View from './View';
import {initialState, type ExampleFacts} from './state';

type Props = ExampleFacts & {
  /** The result, rendered and sanitised at build (plugins/articles/remark-article-parts). */
  readonly html: string;
  /** The engine's output, if the article shows it. */
  readonly output?: string;
  readonly title?: string;
};

/** An example as built. src/components/ArticleActions handles its buttons. */
export default function Example(props: Props): ReactNode {
  return <View {...props} state={initialState} />;
}
