import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import Key from '@markdown-zh/ui/Key';
import {useIsApple} from '@markdown-zh/ui/useIsApple';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import SingleKeys from './SingleKeys';
import {groupsOf} from './groups';
import styles from './styles.module.css';

type Props = {
  readonly onClose: () => void;
};

/** The list of keyboard shortcuts. */
export default function ShortcutsList({onClose}: Props): ReactNode {
  const title = translate({id: 'site.shortcuts.title', message: 'Keyboard shortcuts'});
  return (
    <ModalDialog
      isOpen
      label={title}
      lang={interfaceLanguage}
      className={styles.dialog}
      onClose={onClose}
    >
      <PartBoundary>
        <Content title={title} onClose={onClose} />
      </PartBoundary>
    </ModalDialog>
  );
}

function Content({title, onClose}: Props & {readonly title: string}): ReactNode {
  const isApple = useIsApple();
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button onClick={onClose}>
          <Translate id="site.shortcuts.close">Close</Translate>
        </Button>
      </div>
      {groupsOf({isApple, hasOwnSearch: !algolia}).map(({name, shortcuts}) => (
        <Fragment key={name}>
          <h3 className={styles.group}>{name}</h3>
          <dl className={styles.shortcuts}>
            {shortcuts.map(({keys, effect}) => (
              <div key={effect} className={styles.shortcut}>
                <dt>
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <SingleKeys />
    </>
  );
}
