import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {areSingleKeysOn, keepSingleKeys} from '@markdown-zh/ui/keyboard';
import styles from './styles.module.css';

/** The switch required by WCAG 2.1.4. It shows the actual state, even if the browser stores nothing. */
export default function SingleKeys(): ReactNode {
  const [isOn, setIsOn] = useState(() => areSingleKeysOn(() => localStorage));
  const [isRefused, setIsRefused] = useState(false);
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({currentTarget}) => {
            setIsRefused(!keepSingleKeys(currentTarget.checked, () => localStorage));
            setIsOn(areSingleKeysOn(() => localStorage));
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
