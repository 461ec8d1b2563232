import {useEffect, useMemo, useState} from 'react';
import {firstOverview, firstText} from '../first-results.ts';
import type {Runner} from '../../runner.ts';
import {useJob} from '../useJob.ts';
import type {Overview} from '../../worker/overview/index.ts';

interface Options {
  readonly runner: Runner;
  readonly source: string;
  /** Whether the text has come from the address or the tab: the first text's overview is not for it. */
  readonly isOther: boolean;
}

/** Milliseconds without a keystroke before the text is counted, so that preview and diagnosis come first. */
const pauseMs = 400;

/** The headings and word counts of the text, or for a moment those of an older text. Undefined before the first result. */
export function useOverview({runner, source, isOther}: Options): Overview | undefined {
  const [settled, setSettled] = useState(source);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, source);
    return () => {
      clearTimeout(timer);
    };
  }, [source]);
  const request = useMemo(() => ({source: settled}), [settled]);
  const job = useJob(
    runner,
    'overview',
    request,
    settled === firstText ? firstOverview : undefined,
  );
  const isOfFirst = isOther && job.response === firstOverview && source !== firstText;
  return isOfFirst ? undefined : job.response;
}
