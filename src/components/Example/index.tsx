import type {ReactNode} from 'react';
import type {Flavour} from '@site/src/lib/standard-markdown';
import {useExample} from './useExample';
import View from './View';

type Props = {
  readonly source: string;
  /** The result, rendered and sanitised at build (plugins/remark-article-parts). */
  readonly html: string;
  /** What the engine wrote, where the article wants it shown. */
  readonly output?: string;
  readonly flavour: Flavour;
  readonly title?: string;
  readonly idPrefix: string;
};

export default function Example({
  source,
  html,
  output,
  flavour,
  title,
  idPrefix,
}: Props): ReactNode {
  const {state, edit, change, reset} = useExample({source, flavour, idPrefix});
  return (
    <View
      title={title}
      source={source}
      html={html}
      output={output}
      state={state}
      onEdit={edit}
      onChange={change}
      onReset={reset}
    />
  );
}
