import {useCallback, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import {useBeforeHydration} from '@markdown-zh/ui/useBeforeHydration';
import Diagnoses from '../Diagnoses/index.tsx';
import Editor from '../Editor/index.tsx';
import {firstText} from '../first-results.ts';
import Notice from '../Notice/index.tsx';
import Results from '../Results/index.tsx';
import Status from '../Status/index.tsx';
import Toolbar from '../Toolbar/index.tsx';
import {useActivation} from '../useActivation.ts';
import Cleanings from './Cleanings.tsx';
import PaneChoice, {type Pane} from './PaneChoice.tsx';
import styles from './styles.module.css';
import {useWorkspace} from './useWorkspace.ts';

/** The playground's panes: text and diagnoses on one side, results on the other. */
export default function Workspace(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const activation = useActivation(root);
  const {rootId, controls} = useBeforeHydration();
  const workspace = useWorkspace(activation, controls);
  const {offset, diagnoses, tableDialog} = workspace;
  const [pane, setPane] = useState<Pane>('text');
  const [selected, setSelected] = useState('');
  const pick = workspace.onPick;
  const onPick = useCallback(
    (from: number, to: number) => {
      flushSync(() => {
        setPane('text'); // on a phone, the text is shown before its part is selected
      });
      pick(from, to);
    },
    [pick],
  );
  const onMark = useCallback((line: number) => {
    flushSync(() => {
      setPane('problems');
    });
    root.current?.querySelector<HTMLElement>(`[data-line="${String(line)}"] button`)?.focus();
  }, []);
  return (
    <div ref={root} id={rootId} className={styles.workspace} lang={interfaceLanguage}>
      <div className={styles.bar}>
        <Toolbar {...workspace} />
        <Notice notice={workspace.notice} />
      </div>
      {workspace.DocumentList && (
        <workspace.DocumentList
          session={workspace.session}
          runner={workspace.runners.diagnosis}
          onClose={workspace.onHideDocuments}
        />
      )}
      <PaneChoice pane={pane} problems={diagnoses.length} onChoice={setPane} />
      <div className={styles.panes} data-pane={pane}>
        <section
          className={styles.source}
          onPasteCapture={workspace.onPaste}
          onKeyDownCapture={({key}) => {
            if (key === 'F2') {
              workspace.onTable();
            }
          }}
          aria-label={translate({id: 'site.playground.text', message: 'Text'})}
        >
          <Editor
            handle={workspace.editor}
            label={translate({id: 'site.playground.editor', message: 'Markdown text'})}
            text={firstText}
            isActive={activation.isActive}
            diagnoses={diagnoses}
            diagnosed={workspace.diagnosed}
            differences={workspace.differences}
            onChange={workspace.onChange}
            onCursor={workspace.setOffset}
            onMark={onMark}
            onSelect={setSelected}
            scrollLink={workspace.scrollLink}
          >
            <Status
              runner={workspace.runners.diagnosis}
              source={workspace.source}
              isOther={workspace.isOther}
              offset={offset}
              selected={selected}
              isScrollLinked={workspace.choices.isScrollLinked}
              onScrollLink={(isOn) => {
                workspace.onChoice({type: 'scroll link', isOn});
              }}
              onPick={onPick}
            />
          </Editor>
          {workspace.cleaned && <Cleanings cleaned={workspace.cleaned} onKeep={workspace.onKeep} />}
          <PartBoundary>
            <Diagnoses
              outcome={workspace.diagnosisOutcome}
              diagnoses={diagnoses}
              isDiagnosing={workspace.isDiagnosing}
              platform={workspace.choices.platform}
              support={workspace.support}
              onChoice={workspace.onChoice}
              onPick={onPick}
              onFix={workspace.onFix}
              onFixAll={workspace.onFixAll}
            />
          </PartBoundary>
        </section>
        <PartBoundary>
          <Results {...workspace} onPick={onPick} isActive={activation.isActive} offset={offset} />
        </PartBoundary>
      </div>
      {tableDialog && <tableDialog.Editor {...tableDialog} />}
    </div>
  );
}
