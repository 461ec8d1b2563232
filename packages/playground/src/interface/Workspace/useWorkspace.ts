import type {TextSupport} from '../../worker/diagnosis.ts';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ClipboardEvent,
  type RefObject,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Edit} from '@markdown-zh/diagnosis';
import type {ControlState} from '@markdown-zh/ui/useBeforeHydration';
import {tryCopy} from '../../clipboard.ts';
import type {CopyTarget} from '../../worker/copy-targets.ts';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {firstText, knownDiagnoses} from '../first-results.ts';
import type {Notice} from '../../notices.ts';
import {createScrollLink, type ScrollLink} from '../../scroll-link.ts';
import {initialChoices, nextChoices, type ChoiceEvent, type Choices} from '../../state.ts';
import type {Activation} from '../useActivation.ts';
import {useJob, type JobState} from '../useJob.ts';
import {useRunners, type Runners} from '../useRunners.ts';
import type {SourcePlace} from '../../worker/comparison/index.ts';
import type {Explained} from '../../worker/diagnosis.ts';
import {useCleaning, type Cleaned} from './useCleaning.ts';
import {useExport, type Export} from './useExport.ts';
import {useCopyTo} from './useCopyTo.ts';
import {useDocuments, type Documents} from './useDocuments.ts';
import {useFile, type OpenFile} from './useFile.ts';
import {usePaste} from './usePaste.ts';
import {useTable, type TableActions} from './useTable.ts';
import {useText} from './useText.ts';

interface Workspace
  extends TableActions, Export, Omit<Documents & OpenFile, 'closeDocument' | 'closeFile'> {
  readonly editor: RefObject<PlaygroundHandle | null>;
  readonly source: string;
  /** Whether the text has come from the address or the tab: results of the page's first text are not for it. */
  readonly isOwn: boolean;
  readonly setSource: (source: string) => void;
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
  const [choices, onChoice] = useReducer(nextChoices, initialChoices);
  const [offset, setOffset] = useState<number>();
  const [notice, setNotice] = useState<Notice>();
  const [isOwn, setOwn] = useState(false);
  const onOwnText = useCallback(() => {
    setOwn(true);
    activate();
  }, [activate]);
  const [differences, onDifferences] = useState(noDifferences);
  const latestClose = useRef<(next: string) => void>(undefined);
  const text = useText({
    editor,
    controls,
    choices,
    isActive,
    onOwnText,
    onNotice: setNotice,
    onChoice,
    onReplace: useCallback((next: string) => {
      latestClose.current?.(next);
    }, []),
  });
  const {source} = text;
  const {closeDocument, ...documents} = useDocuments({editor, source, onNotice: setNotice});
  const {closeFile, ...file} = useFile({
    editor,
    source,
    onNotice: setNotice,
    onBeforeReplace: closeDocument,
  });
  /** Called before another text replaces the editor's. The new text belongs neither to the document nor to the file. */
  const closeBoth = (next: string) => {
    closeDocument();
    closeFile(next);
  };
  useEffect(() => {
    latestClose.current = closeBoth;
  });

  const {platform} = choices;
  const request = useMemo(() => ({source, ...(platform && {platform})}), [source, platform]);
  const known = platform ? undefined : knownDiagnoses(source);
  const diagnosis = useJob(runners.diagnosis, 'diagnosis', request, known);
  const supportAsk = useMemo(() => platform && {source, platform}, [source, platform]);
  const supportJob = useJob(runners.diagnosis, 'support', supportAsk);
  const isOfPlatform = platform !== undefined && supportJob.request?.platform === platform;
  const isDiagnosing = diagnosis.request !== request;
  const diagnosed = diagnosis.request?.source ?? '';
  const isOfFirst = isDiagnosing && isOwn && diagnosed === firstText;
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

  const onCopyTo = useCopyTo({
    source,
    dialect: choices.dialect,
    runner: runners.engines,
    onNotice: setNotice,
  });

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
  }, [runners, diagnosed, platform]);

  const cleaning = useCleaning({editor, source, runner: runners.diagnosis, onNotice: setNotice});
  const shared = {editor, source, offset, runner: runners.diagnosis, onNotice: setNotice};
  const tables = useTable({...shared, runner: runners.engines});
  const onPaste = usePaste({...shared, onTable: tables.onTable});
  const exporting = useExport({source, runner: runners.engines, onNotice: setNotice});

  return {
    ...text,
    ...documents,
    ...file,
    onPaste,
    ...tables,
    ...cleaning,
    ...exporting,
    isOwn,
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
    notice,
    scrollLink: useScrollLink(choices.isScrollLinked),
    onPick,
    onFix,
    onFixAll,
    onSample: (start) => {
      setNotice(undefined);
      closeBoth(start);
      editor.current?.replace(start);
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
        return text.share(outcome.response);
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
