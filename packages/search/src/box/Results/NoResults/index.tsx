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
            Try fewer words, or only the most important one.
          </Translate>
        </li>
        <li>
          <Translate id="site.search.none.other">
            Try Chinese, English or pinyin. Articles are Chinese, but many terms are English.
          </Translate>
        </li>
        {hasLinks(links) && (
          <li>
            <Translate id="site.search.none.browse" values={{lists: <Links />}}>
              {'Browse {lists}'}
            </Translate>
          </li>
        )}
      </ul>
    </div>
  );
}
