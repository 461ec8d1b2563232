import useBaseUrl from '@docusaurus/useBaseUrl';
import {download} from '@markdown-zh/ui/download';
import {fileName} from '../../files.ts';
import type {Notice} from '../../notices.ts';
import type {Runner} from '../../runner.ts';
import type {Jobs} from '../../worker/jobs.ts';
import {printPage} from './print-page.ts';

interface Options {
  readonly source: string;
  readonly runner: Runner;
  readonly onNotice: (notice: Notice) => void;
}

export interface Export {
  readonly onWord: () => void;
  readonly onPage: () => void;
  readonly onPrint: () => void;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const failures = {
  refused: 'not exported',
  stopped: 'export stopped',
  unavailable: 'export not loaded',
} as const;

/** Writes the text in other forms: as files, and on paper. The text is unchanged. */
export function useExport({source, runner, onNotice}: Options): Export {
  const baseUrl = useBaseUrl('/');
  const nameWith = (ending: string) => fileName(source).replace(/md$/, ending);

  const write = async <Kind extends 'word' | 'page' | 'print'>(
    kind: Kind,
    request: Jobs[Kind]['request'],
    deliver: (response: Jobs[Kind]['response']) => void | Promise<void>,
  ) => {
    if (source.trim() === '') {
      onNotice({code: 'nothing to export'});
      return;
    }
    onNotice({code: 'exporting'});
    const outcome = await runner.run(kind, request);
    if (outcome.type === 'done') {
      onNotice({code: 'exported', unsupported: outcome.response.unsupported});
      await deliver(outcome.response);
    } else if (outcome.type !== 'superseded') {
      onNotice({code: failures[outcome.type]});
    }
  };

  return {
    onWord: () => {
      void write('word', {source}, ({file}) => {
        download(nameWith('docx'), new Blob([file], {type: word}));
      });
    },
    onPage: () => {
      void write('page', {source}, ({html}) => {
        download(nameWith('html'), new Blob([html], {type: 'text/html;charset=utf-8'}));
      });
    },
    onPrint: () => {
      void write('print', {source, baseUrl}, printPage);
    },
  };
}
