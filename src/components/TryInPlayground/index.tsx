import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import PlaygroundLink from '@site/src/components/PlaygroundLink';
import styles from './styles.module.css';

type Props = {
  /** The text; without it that of the example in which the link stands. */
  readonly source?: string;
};

/**
 * Leads to the playground with this text. The text is put into the address when the reader reaches for
 * the link (src/components/ArticleActions), so that it does not weigh on every page twice.
 */
export default function TryInPlayground({source}: Props): ReactNode {
  return (
    <PlaygroundLink className={clsx(styles.link)} data-action="try" data-source={source}>
      <Translate id="site.example.playground">Playground</Translate>
    </PlaygroundLink>
  );
}
