import {useMemo, type ReactNode} from 'react';
import type {Runner} from '../../../runner.ts';
import {useJob} from '../../useJob.ts';
import type {Dialect} from '@markdown-zh/engines/dialects';
import JobMessage from '../JobMessage/index.tsx';
import Tree from '../Tree/index.tsx';

type Props = {
  readonly runner: Runner;
  readonly source: string;
  readonly offset: number | undefined;
  readonly dialect: Dialect;
  readonly onPick: (from: number, to: number) => void;
};

export default function Syntax({runner, source, offset, dialect, onPick}: Props): ReactNode {
  const ask = useMemo(() => ({source, dialect}), [source, dialect]);
  const job = useJob(runner, 'tree', ask);
  return (
    <>
      <JobMessage job={job} />
      {job.answer && <Tree tree={job.answer} offset={offset} onPick={onPick} />}
    </>
  );
}
