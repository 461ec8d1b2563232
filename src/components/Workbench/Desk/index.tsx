import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import PartBoundary from '@site/src/components/PartBoundary';
import {interfaceLanguage} from '@site/src/lib/interface-language';
import Diagnoses from '../Diagnoses';
import Editor from '../Editor';
import Notice from '../Notice';
import Results from '../Results';
import Toolbar from '../Toolbar';
import styles from './styles.module.css';
import {useDesk} from './useDesk';

/** The workbench itself: text and diagnoses on one side, results on the other. */
export default function Desk(): ReactNode {
  const desk = useDesk();
  const {offset, diagnoses, onPick} = desk;
  return (
    <div className={styles.desk} lang={interfaceLanguage}>
      <div className={styles.bar}>
        <Toolbar {...desk} />
        <Notice notice={desk.notice} />
      </div>
      <div className={styles.panes}>
        <section
          className={styles.source}
          aria-label={translate({id: 'site.workbench.text', message: 'Text'})}
        >
          <Editor
            handle={desk.editor}
            label={translate({id: 'site.workbench.editor', message: 'Markdown text'})}
            initial={desk.initial}
            diagnoses={diagnoses}
            diagnosed={desk.diagnosed}
            differences={desk.differences}
            onChange={desk.setSource}
            onCursor={desk.setOffset}
          />
          <PartBoundary>
            <Diagnoses
              outcome={desk.diagnosisOutcome}
              diagnoses={diagnoses}
              isDiagnosing={desk.isDiagnosing}
              onPick={onPick}
              onFix={desk.onFix}
            />
          </PartBoundary>
        </section>
        <PartBoundary>
          <Results {...desk} offset={offset} />
        </PartBoundary>
      </div>
    </div>
  );
}
