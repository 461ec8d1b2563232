import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import styles from './styles.module.css';

type Props = {
  /** It is narrower than the picture in every window, not on phones alone. */
  readonly isAlways?: boolean;
};

/**
 * A button that shows the picture of its figure at a size at which its text can be read, over the page
 * (src/components/ArticleActions). It is there where the figure is narrower than the picture, by a container query, and
 * not without JavaScript.
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
