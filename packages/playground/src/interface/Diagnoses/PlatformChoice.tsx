import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import type {ChoiceEvent} from '../../state.ts';
import {targets, type Target} from '@markdown-zh/platforms/targets';
import styles from './PlatformChoice.module.css';

type Props = {
  readonly platform: Target | undefined;
  readonly onChoice: (event: ChoiceEvent) => void;
};

/** Chooses where the text will be shown. */
export default function PlatformChoice({platform, onChoice}: Props): ReactNode {
  return (
    <label className={styles.choice} lang={interfaceLanguage}>
      <Translate id="site.playground.platform">Platform</Translate>
      <select
        name="platform"
        value={platform ?? ''}
        onChange={({target: {value}}) => {
          onChoice({type: 'platform', platform: targets.find(({id}) => id === value)?.id});
        }}
      >
        <option value="">
          <Translate id="site.playground.platform.any">Any</Translate>
        </option>
        {targets.map(({id, name}) => (
          <option
            key={id}
            value={id}
            lang={/\p{Script=Han}/u.test(name) ? contentLanguage : undefined}
          >
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
