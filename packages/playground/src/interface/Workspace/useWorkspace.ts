import type {TextSupport} from '../../worker/diagnosis.ts';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type RefObject,
} from 'react';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Edit} from '@markdown-zh/diagnosis';
import type {ControlState} from '@markdown-zh/ui/useBeforeHydration';
import {tryCopy} from '../../clipboard.ts';
import type {CopyTarget} from '../../worker/copy-targets.ts';
import type {ChangeKind} from '../Editor/text-editor.ts';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {firstText, knownDiagnoses} from '../first-results.ts';
import type {Notice} from '../../notices.ts';
import {createScrollLink, type ScrollLink} from '../../scroll-link.ts';
import {formerOf, type Cleaned, type SessionState} from '../../session/model.ts';
import type {FileActions} from '../../session/saving.ts';
import type {Session} from '../../session/session.ts';
import type {ChoiceEvent, Choices} from '../../state.ts';
import {displayName} from '../Documents/words.ts';
import type {Activation} from '../useActivation.ts';
import {useJob, type JobState} from '../useJob.ts';
import {useRunners, type Runners} from '../useRunners.ts';
import type {SourcePlace} from '../../worker/comparison/index.ts';
import type {Explained} from '../../worker/diagnosis.ts';
import {useCleaning} from './useCleaning.ts';
import {useExport, type Export} from './useExport.ts';
import {createCopyTo} from './copy-to.ts';
import {useDocuments, type Documents} from './useDocuments.ts';
import {createPaste} from './paste.ts';
import {useTable, type TableActions} from './useTable.ts';
import {presentEditor, useSession} from './useSession.ts';

interface Workspace extends TableActions, Export, Documents {
  readonly session: Session;
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  /** Whether the text has come from the address or the tab: results of the page's first text are not for it. */
  readonly isOther: boolean;
  readonly onChange: (source: string, kind: ChangeKind) => void;
  /** The name of the file that `onSave` writes. */
  readonly savedTo: string | undefined;
  readonly onOpen: (file: File) => void;
  /** Asks the reader for a file. Returns false if the browser has no dialog for that; then use a file field. */
  readonly onChooseFile: () => boolean;
  /** Writes the text back to its file, or asks where to. */
  readonly onSave: () => void;
  readonly onDownload: () => void;
  readonly offset: number | undefined;
  readonly setOffset: (offset: number) => void;
  readonly diagnoses: readonly Explained[];
  /** The text of these diagnoses. */
  readonly diagnosed: string;
  /** The ranges that engines render differently. */
  readonly differences: readonly SourcePlace[];
  readonly onDifferences: (places: readonly SourcePlace[]) => void;
  readonly diagnosisOutcome: JobState<'diagnosis'>['outcome'];
  /** The diagnoses are of an older text. */
  readonly isDiagnosing: boolean;
  /** Whether the chosen platform renders the features of the text; undefined before the response. */
  readonly support: readonly TextSupport[] | undefined;
  readonly choices: Choices;
  readonly onChoice: (event: ChoiceEvent) => void;
  readonly runners: Runners;
  readonly notice: Notice | undefined;
  /** The last cleaning, until the text changes. */
  readonly cleaned: Cleaned | undefined;
  readonly onClean: () => void;
  readonly onKeep: (index: number, keep: boolean) => void;
  /** Pastes formatting as Markdown. */
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly scrollLink: ScrollLink;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
  /** Makes all safe fixes. */
  readonly onFixAll: () => void;
  readonly onSample: (text: string) => void;
  readonly onCopyTo: (target: CopyTarget) => void;
  readonly onShare: () => void;
  readonly onLink: (href: string) => void;
}

/** Some programs cut longer links. */
const longLink = 8000;

const noDiagnoses: readonly Explained[] = [];
const noDifferences: readonly SourcePlace[] = [];

/**
 * State and actions of the playground.
 *
 * @param controls the page's controls before hydration
 */
export function useWorkspace(
  {isActive, activate}: Activation,
  controls: readonly ControlState[],
): Workspace {
  const editor = useRef<PlaygroundHandle>(null);
  const runners = useRunners();
  const {session, files, state} = useSession(editor, controls);
  const {choices, current} = state;
  const {source} = current;
  const isOther = current.origin !== firstText;
  const [offset, setOffset] = useState<number>();
  const [differences, onDifferences] = useState(noDifferences);
  const {send} = session;
  const setNotice = useCallback(
    (notice: Notice | undefined) => {
      session.send({type: 'noticed', notice});
    },
    [session],
  );
  const onChoice = useCallback(
    (choice: ChoiceEvent) => {
      send({type: 'choice', choice});
    },
    [send],
  );
  const documents = useDocuments(session, state);
  useEffect(() => {
    if (isOther) {
      activate();
    }
  }, [isOther, activate]);

  const {platform} = choices;
  const request = useMemo(() => ({source, ...(platform && {platform})}), [source, platform]);
  const known = platform ? undefined : knownDiagnoses(source);
  const diagnosis = useJob(runners.diagnosis, 'diagnosis', request, known);
  const supportAsk = useMemo(() => platform && {source, platform}, [source, platform]);
  const supportJob = useJob(runners.diagnosis, 'support', supportAsk);
  const isOfPlatform = platform !== undefined && supportJob.request?.platform === platform;
  const isDiagnosing = diagnosis.request !== request;
  const diagnosed = diagnosis.request?.source ?? '';
  const isOfFirst = isDiagnosing && isOther && diagnosed === firstText;
  const outcome = isOfFirst ? undefined : diagnosis.outcome;
  const diagnoses = (outcome === 'done' ? diagnosis.response : undefined) ?? noDiagnoses;

  const baseUrl = useBaseUrl('/');
  const prepareWorkers = useEffectEvent(() => {
    if (source === firstText) {
      void runners.results.run('preview', {source, dialect: 'gfm', baseUrl}, 'first');
      void runners.diagnosis.run('diagnosis', {source}, 'first');
    }
  });
  useEffect(() => {
    if (isActive) {
      // Loads the code and reads the text, so that the first keystroke need not wait.
      prepareWorkers();
    }
  }, [isActive]);

  const [onCopyTo] = useState(() => createCopyTo({session, runner: runners.engines}));

  const onPick = useCallback((from: number, to: number) => {
    editor.current?.select(from, to, true);
  }, []);
  const onFix = useCallback(
    (edits: readonly Edit[]) => {
      editor.current?.apply(edits, diagnosed);
    },
    [diagnosed],
  );

  const onFixAll = useCallback(() => {
    void runners.diagnosis
      .run('repair', {source: diagnosed, ...(platform && {platform})})
      .then((outcome) => {
        if (outcome.type === 'done') {
          const {edits, count} = outcome.response;
          editor.current?.apply(edits, diagnosed);
          setNotice({code: 'fixed', count});
        } else if (outcome.type !== 'superseded') {
          setNotice({code: 'not fixed'});
        }
      });
  }, [runners, diagnosed, platform, setNotice]);

  const cleaning = useCleaning({editor, session, state, runner: runners.diagnosis});
  const tables = useTable({
    editor,
    session,
    source,
    offset,
    runner: runners.engines,
    onNotice: setNotice,
  });
  const [onPaste] = useState(() =>
    createPaste({
      editor: presentEditor,
      session,
      runner: runners.diagnosis,
      onTable: tables.onTable,
    }),
  );
  const exporting = useExport({source, runner: runners.engines, onNotice: setNotice});

  return {
    ...documents,
    session,
    source,
    onChange: (next, by) => {
      send({type: 'edited', source: next, by});
    },
    savedTo: current.file?.handle.name,
    onOpen: (file) => void files.open(file),
    onChooseFile: files.choose,
    onSave: () => void files.save(),
    onDownload: () => void files.download(),
    onPaste,
    ...tables,
    ...cleaning,
    ...exporting,
    isOther,
    editor,
    offset,
    setOffset,
    diagnoses,
    diagnosed,
    differences,
    onDifferences,
    diagnosisOutcome: outcome,
    isDiagnosing,
    support: isOfPlatform ? supportJob.response : undefined,
    choices,
    onChoice,
    runners,
    notice: noticeOf(session, files, state, tables.onContinueTable),
    scrollLink: useScrollLink(choices.isScrollLinked),
    onPick,
    onFix,
    onFixAll,
    onSample: (text) => {
      setNotice(undefined);
      session.replace({source: text, origin: text, hash: current.hash});
      editor.current?.select(0, 0, true);
    },
    onCopyTo,
    onShare: () => {
      setNotice({code: 'exporting'});
      const made = runners.engines.run('link', {source});
      const link = made.then((outcome) => {
        if (outcome.type !== 'done' || outcome.response === undefined) {
          throw new Error(outcome.type);
        }
        return session.share(outcome.response);
      });
      void tryCopy({plain: link}).then(async (code) => {
        const outcome = await made;
        if (outcome.type === 'done' && outcome.response === undefined) {
          setNotice({code: 'too large to share'});
        } else if (outcome.type === 'done') {
          const shared = (await link).length > longLink ? 'shared long' : 'shared';
          setNotice({code: code === 'copied' ? shared : code});
        } else if (outcome.type !== 'superseded') {
          setNotice({code: 'link stopped'});
        }
      });
    },
    onLink: (href) => {
      setNotice({code: 'link', href});
    },
  };
}

/** The notice, with the ways out of what it reports. */
function noticeOf(
  session: Session,
  files: FileActions,
  state: SessionState,
  onContinueTable: () => void,
): Notice | undefined {
  const {notice, tableDraft} = state;
  // The offers of a paste go when it has changed.
  if (!notice || notice.holds?.() === false) {
    return undefined;
  }
  const actions = [...(notice.actions ?? [])];
  const former = formerOf(state);
  if (former) {
    const {source: text, document: {name} = {}} = former;
    actions.push({
      label: backLabel(displayName({text, ...(name && {name})})),
      act: () => {
        session.goBack(former.key);
      },
    });
  }
  const {document} = notice;
  if (document) {
    actions.push({
      label: translate({id: 'site.playground.notice.openLast', message: 'Open it'}),
      act: () => {
        session.openDocument(document);
      },
    });
  }
  if (fileProblems.has(notice.code)) {
    actions.push({
      label: translate({
        id: 'site.playground.notice.file.saveAs',
        message: 'Save as another file',
      }),
      act: () => void files.saveElsewhere(),
    });
  }
  if (tableDraft && tableProblems.has(notice.code)) {
    const label = translate({id: 'site.playground.table.continue', message: 'Continue editing'});
    actions.push({label, act: onContinueTable});
  }
  return {...notice, actions};
}

/** Notices of a table that is not in the text. */
const tableProblems: ReadonlySet<Notice['code']> = new Set([
  'table kept',
  'table not loaded',
  'table stopped',
]);

/** Notices of a file that was not written. */
const fileProblems: ReadonlySet<Notice['code']> = new Set([
  'file changed',
  'file refused',
  'file gone',
]);

function backLabel(name: string): string {
  return translate({id: 'site.playground.notice.back', message: 'Back to {name}'}, {name});
}

/** The link between the scroll positions of editor and preview. */
function useScrollLink(isOn: boolean): ScrollLink {
  const [link] = useState(() =>
    createScrollLink(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
  useEffect(() => {
    link.setEnabled(isOn);
  }, [link, isOn]);
  return link;
}
