import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import PlaygroundLink from '@markdown-zh/playground/PlaygroundLink';
import styles from './TryInPlayground.module.css';

type Props = {
  /** The text; by default that of the surrounding example. */
  readonly source?: string;
};

/**
 * A link to the playground with this text. src/components/ArticleActions adds the text to the address on hover or focus:
 * pages do not contain it twice.
 */
export default function TryInPlayground({source}: Props): ReactNode {
  return (
    <PlaygroundLink className={clsx(styles.link)} data-action="try" data-source={source}>
      <Translate id="site.example.playground">Playground</Translate>
    </PlaygroundLink>
  );
}
