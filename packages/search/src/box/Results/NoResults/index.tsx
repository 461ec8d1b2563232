import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {hasLinks} from '../../settings.ts';
import {useSettings} from '../../useSettings.ts';
import Links from '../../Links/index.tsx';
import styles from './styles.module.css';

type Props = {
  readonly query: string;
};

export default function NoResults({query}: Props): ReactNode {
  const {contentLanguage, links} = useSettings();
  return (
    <div className={styles.noResults}>
      <p>
        <Translate
          id="site.search.none"
          values={{query: <strong lang={contentLanguage}>{query}</strong>}}
        >
          {'Nothing found for {query}.'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="site.search.none.fewer">
            Try fewer words, or the one that matters most.
          </Translate>
        </li>
        <li>
          <Translate id="site.search.none.other">
            Try the other language, or pinyin: articles are Chinese, their terms often English.
          </Translate>
        </li>
        {hasLinks(links) && (
          <li>
            <Translate id="site.search.none.browse" values={{lists: <Links />}}>
              {'Look through {lists}'}
            </Translate>
          </li>
        )}
      </ul>
    </div>
  );
}
