import {siteStorage} from '@markdown-zh/ui/site-storage';
import {Fragment, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {areSingleKeysOn, keepSingleKeys} from '@markdown-zh/ui/keyboard';
import Key from '@markdown-zh/ui/Key';
import {useIsApple} from '@markdown-zh/ui/useIsApple';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {groupsOf} from './groups';
import styles from './List.module.css';

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

/** The switch required by WCAG 2.1.4. It shows the actual state, even if the browser refuses to store it. */
function SingleKeys(): ReactNode {
  const [isOn, setIsOn] = useState(() => areSingleKeysOn(() => siteStorage(localStorage)));
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({currentTarget}) => {
            setIsRefused(!keepSingleKeys(currentTarget.checked, () => siteStorage(localStorage)));
            setIsOn(areSingleKeysOn(() => siteStorage(localStorage)));
          }}
        />
        <Translate id="site.shortcuts.single">Enable single-key shortcuts: / and ?</Translate>
      </label>
      {isRefused && (
        <p role="alert" className={styles.refusal}>
          <Translate id="site.shortcuts.refused">
            This browser blocks storage, so the setting is not saved.
          </Translate>
        </p>
      )}
    </>
  );
}
