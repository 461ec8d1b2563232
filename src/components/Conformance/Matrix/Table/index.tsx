import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SetId} from '@markdown-zh/engines/example';
import type {Conformance} from '@markdown-zh/engines/conformance';
import type {SectionResult} from '@markdown-zh/engines/conformance';
import ScrollableTable from '@site/src/components/ScrollableTable';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import Cell from '../../Cell';
import Engine from '../../Engine';
import {anchorOf, countOf, keyOf, playgroundLink, type Against} from '../../model';
import styles from './styles.module.css';

type Props = {
  readonly set: SetId;
  readonly sections: readonly SectionResult[];
  readonly against: Against;
  readonly caption: string;
  readonly engines: Conformance['configurations'];
};

/** A table of passed examples by section and engine; every number links to the examples. */
export default function MatrixTable({set, sections, against, caption, engines}: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <ScrollableTable className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" lang={interfaceLanguage}>
              <Translate id="site.conformance.section">Section</Translate>
            </th>
            {engines.map((engine) => (
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
              {engines.map(({id, playground}) => (
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
              {engines.map(({id}) => (
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
    </div>
  );
}
