import {useMemo, type ReactNode, type RefObject} from 'react';
import {applyEdits} from '@markdown-zh/diagnosis/edits';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import Diagnoses from './Diagnoses/index.tsx';
import {useJob} from './useJob.ts';
import {useRunners} from './useRunners.ts';

export type Props = {
  readonly source: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onReplace: (source: string) => void;
};

/** Diagnoses of the text with fixes, as in the playground. */
export default function Findings(props: Props): ReactNode {
  return (
    <PartBoundary>
      <Diagnosed {...props} />
    </PartBoundary>
  );
}

function Diagnosed({source, field, onReplace}: Props): ReactNode {
  const request = useMemo(() => ({source}), [source]);
  const {diagnosis} = useRunners();
  const {outcome, response = [], request: diagnosed} = useJob(diagnosis, 'diagnosis', request);
  const isDiagnosing = diagnosed !== request;
  return (
    <Diagnoses
      outcome={outcome}
      diagnoses={response}
      isDiagnosing={isDiagnosing}
      onPick={(from, to) => {
        field.current?.focus();
        field.current?.setSelectionRange(from, to);
      }}
      onFix={(edits) => {
        field.current?.focus();
        if (!isDiagnosing) {
          onReplace(applyEdits(source, edits));
        }
      }}
      onFixAll={() => {
        void diagnosis.run('repair', {source}).then((result) => {
          if (result.type === 'done' && field.current?.value === source) {
            field.current.focus();
            onReplace(applyEdits(source, result.response.edits));
          }
        });
      }}
    />
  );
}
