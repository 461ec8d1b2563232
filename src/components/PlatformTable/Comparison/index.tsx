import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {groups} from '@markdown-zh/platforms/groups';
import {alikeSummary, comparisonSummary, words} from '@markdown-zh/platforms/words';
import {compare} from './model';
import Picker from './Picker';
import styles from './styles.module.css';
import Table from './Table';
import {useChoice} from './useChoice';

const platforms = groups.flatMap((group) => group.platforms);

/** Two to four platforms side by side: where they differ, and folded, where they agree. */
export default function PlatformComparison(): ReactNode {
  const {chosen, unknown, beyond, ...choosing} = useChoice(platforms);
  const {different, alike} = compare(chosen);
  return (
    <section aria-labelledby="compare" className={styles.comparison} data-search="none">
      <Heading as="h2" id="compare">
        {words.comparisonTitle}
      </Heading>
      <Picker chosen={chosen} {...choosing} />
      <div role="status" lang={interfaceLanguage} className={styles.problem}>
        {unknown.length > 0 && (
          <p>
            <Translate id="site.compatibility.unknown" values={{names: unknown.join(', ')}}>
              {'The address names no platform of this table: {names}.'}
            </Translate>
          </p>
        )}
        {beyond.length > 0 && (
          <p>
            <Translate
              id="site.compatibility.beyond"
              values={{names: beyond.map(({name}) => name).join(', ')}}
            >
              {'Only four fit side by side. Not shown: {names}.'}
            </Translate>
          </p>
        )}
      </div>
      <p role="status" className={styles.summary}>
        {comparisonSummary(different.length, alike.length)}
      </p>
      {different.length > 0 && <Table platforms={chosen} rows={different} />}
      {alike.length > 0 && (
        <details className={styles.alike}>
          <summary>{alikeSummary(alike.map(({feature}) => feature.name))}</summary>
          <Table platforms={chosen} rows={alike} />
        </details>
      )}
    </section>
  );
}
