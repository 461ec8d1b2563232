import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import PlaygroundLink from '@site/src/components/PlaygroundLink';
import styles from './styles.module.css';

type Props = {
  readonly source: string;
};

/**
 * Leads to the playground with this text. The text is put into the address when the reader reaches for
 * the link, so that it does not weigh on every page twice.
 */
export default function TryInPlayground({source}: Props): ReactNode {
  const [hash, setHash] = useState('');
  const aim = () => {
    setHash(`text=${encodeURIComponent(source)}`);
  };
  return (
    <PlaygroundLink
      className={clsx(styles.link)}
      hash={hash}
      onFocus={aim}
      onPointerEnter={aim}
      onPointerDown={aim}
    >
      <Translate id="site.example.playground">Playground</Translate>
    </PlaygroundLink>
  );
}
