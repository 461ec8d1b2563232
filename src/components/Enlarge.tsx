import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import styles from './Enlarge.module.css';

type Props = {
  /** The figure is narrower than the picture in every window, not only on phones. */
  readonly isAlways?: boolean;
};

/**
 * A button that opens the figure's picture in a dialog, at a readable size (src/components/ArticleActions). A container
 * query shows it only if the figure is narrower than the picture. Hidden without JavaScript.
 */
export default function Enlarge({isAlways = false}: Props): ReactNode {
  return (
    <div className={clsx(styles.enlarge, isAlways && styles.always)} lang={interfaceLanguage}>
      <Button aria-haspopup="dialog" data-action="enlarge">
        <Translate id="site.picture.enlarge">Enlarge the picture</Translate>
      </Button>
    </div>
  );
}
