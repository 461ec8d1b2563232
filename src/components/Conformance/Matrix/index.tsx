import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SetId} from '@site/src/lib/conformance/examples';
import {conformance} from '@site/src/lib/conformance/data';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import Cell from '../Cell';
import Engine from '../Engine';
import {anchorOf, countOf, keyOf, playgroundLink} from '../model';
import styles from './styles.module.css';

type Props = {
  readonly set: SetId;
  /** In the language of the article. */
  readonly caption: string;
};

const {configurations, results} = conformance;

/** A table of passed examples by section and engine; every number links to the examples. */
export default function ConformanceMatrix({set, caption}: Props): ReactNode {
  const sections = results[set];
  const against = set === 'chinese' ? 'author' : 'specification';
  return (
    <ScrollableTable className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" lang={interfaceLanguage}>
            <Translate id="site.conformance.section">Section</Translate>
          </th>
          {configurations.map((engine) => (
            <th key={engine.id} scope="col">
              <Engine engine={engine} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => (
          <tr key={section.id}>
            <th scope="row">
              <Link to={section.reference} lang={section.sample ? undefined : 'en'}>
                {section.title}
              </Link>
              {section.sample && <code>{section.sample.replaceAll('\n', '⏎')}</code>}
            </th>
            {configurations.map(({id, playground}) => (
              <Cell
                key={id}
                count={countOf([section], id)}
                to={playgroundLink(set, keyOf(section, id), playground)}
                against={against}
              />
            ))}
          </tr>
        ))}
      </tbody>
      {against === 'specification' && (
        <tfoot>
          <tr>
            <th scope="row" lang={interfaceLanguage}>
              <Translate id="site.conformance.all">All</Translate>
            </th>
            {configurations.map(({id}) => (
              <Cell
                key={id}
                count={countOf(sections, id)}
                to={`#${anchorOf(id)}`}
                against={against}
              />
            ))}
          </tr>
        </tfoot>
      )}
    </ScrollableTable>
  );
}
