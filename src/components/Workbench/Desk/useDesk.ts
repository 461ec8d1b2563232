import {useMemo, useReducer, useRef, useState, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Edit} from '@site/src/lib/diagnosis/rule';
import {copyContent} from '../clipboard';
import type {EditorHandle} from '../Editor/useEditor';
import {fileName, openFile} from '../files';
import type {Notice} from '../notices';
import {initialChoices, nextChoices, type ChoiceEvent, type Choices} from '../state';
import {useJob, type JobState} from '../useJob';
import {useRunners, type Runners} from '../useRunners';
import type {Diagnosis} from '../worker/diagnosis';
import type {Preview} from '../worker/preview';
import type {SourcePlace} from '../worker/comparison';
import {useFileDrop} from './useFileDrop';
import {useText} from './useText';

interface Desk {
  readonly editor: RefObject<EditorHandle | null>;
  readonly initial: ReturnType<typeof useText>['initial'];
  readonly source: string;
  readonly setSource: (source: string) => void;
  readonly offset: number | undefined;
  readonly setOffset: (offset: number) => void;
  readonly diagnoses: readonly Diagnosis[];
  /** What engines read differently. */
  readonly differences: readonly SourcePlace[];
  readonly onDifferences: (places: readonly SourcePlace[]) => void;
  readonly diagnosisOutcome: JobState<'diagnosis'>['outcome'];
  readonly choices: Choices;
  readonly onChoice: (event: ChoiceEvent) => void;
  readonly runners: Runners;
  readonly notice: Notice | undefined;
  readonly onPick: (from: number, to: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
  readonly onStart: (text: string) => void;
  readonly onOpen: (file: File) => void;
  readonly onDownload: () => void;
  readonly onCopyHtml: () => void;
  readonly onCopyRich: () => void;
  readonly onShare: () => void;
  readonly onLink: (href: string) => void;
}

/** Longer links are cut by some programs. */
const longLink = 8000;

const nothing: readonly Diagnosis[] = [];
const nowhere: readonly SourcePlace[] = [];

/** Everything that the workbench knows and does. */
export function useDesk(): Desk {
  const editor = useRef<EditorHandle>(null);
  const runners = useRunners();
  const baseUrl = useBaseUrl('/');
  const [choices, onChoice] = useReducer(nextChoices, initialChoices);
  const [offset, setOffset] = useState<number>();
  const [notice, setNotice] = useState<Notice>();
  const [differences, onDifferences] = useState(nowhere);
  const text = useText({editor, onNotice: setNotice, onChoice});
  const {source} = text;

  const ask = useMemo(() => ({source}), [source]);
  const diagnosis = useJob(runners.diagnosis, 'diagnosis', ask);
  // Findings of an older text would mark the wrong places.
  const diagnoses = (diagnosis.outcome === 'done' ? diagnosis.answer : undefined) ?? nothing;

  const preview = async (): Promise<Preview> => {
    const dialect = choices.dialect === 'mdx' ? 'gfm' : choices.dialect;
    const outcome = await runners.results.run('preview', {source, dialect, baseUrl}, 'copy');
    if (outcome.type === 'done') {
      return outcome.answer;
    }
    throw new Error(outcome.type);
  };
  const say = (done: Promise<void>, code: Notice['code']) => {
    done.then(
      () => {
        setNotice({code});
      },
      () => {
        setNotice({code: 'copy failed'});
      },
    );
  };
  const whole = (blocks: Preview['output']) => `${blocks.map(({html}) => html).join('\n')}\n`;

  const onOpen = (file: File) => {
    void openFile(file).then((opened) => {
      if (!opened.ok) {
        setNotice({code: opened.problem === 'too large' ? 'file too large' : opened.problem});
        return;
      }
      editor.current?.replace(opened.text);
      setNotice(opened.encoding === 'GB 18030' ? {code: 'opened as GB 18030'} : undefined);
    });
  };
  useFileDrop(onOpen);

  return {
    ...text,
    editor,
    offset,
    setOffset,
    diagnoses,
    differences,
    onDifferences,
    diagnosisOutcome: diagnosis.outcome,
    choices,
    onChoice,
    runners,
    notice,
    onPick: (from, to) => editor.current?.select(from, to, true),
    onFix: (edits) => editor.current?.apply(edits),
    onStart: (start) => {
      setNotice(undefined);
      editor.current?.replace(start);
    },
    onOpen,
    onDownload: () => {
      download(source);
    },
    onCopyHtml: () => {
      say(copyContent({plain: preview().then(({output}) => whole(output))}), 'copied');
    },
    onCopyRich: () => {
      const rendered = preview();
      const html = rendered.then(({safe}) => whole(safe));
      say(copyContent({plain: Promise.resolve(source), html}), 'copied');
    },
    onShare: () => {
      const link = text.share();
      const plain = Promise.resolve(link);
      say(copyContent({plain}), link.length > longLink ? 'shared long' : 'shared');
    },
    onLink: (href) => {
      setNotice({code: 'link', href});
    },
  };
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/markdown;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(text);
  link.click();
  URL.revokeObjectURL(address);
}
