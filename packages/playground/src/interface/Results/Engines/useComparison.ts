import {useEffect, useState} from 'react';
import {engineIds, type EngineId} from '@markdown-zh/engines/catalog';
import type {Outcome, Runner} from '../../../runner.ts';
import type {Choices} from '../../../state.ts';
import type {Comparison} from '../../../worker/comparison/index.ts';
import type {EngineRun} from '../../../worker/jobs.ts';

/** An engine that gave no result. */
export interface Failure {
  readonly engine: EngineId;
  readonly type: 'refused' | 'stopped' | 'unavailable';
  readonly message?: string;
}

interface EngineResults {
  readonly comparison: Comparison | undefined;
  /** Outcome of the comparison itself. */
  readonly outcome?: 'done' | 'refused' | 'stopped' | 'unavailable';
  readonly message?: string;
  readonly failures: readonly Failure[];
  /** The results are of an older text or of other options. */
  readonly isRunning: boolean;
}

/** Runs all engines over a text and compares their outputs. The last results stay until new ones arrive. */
export function useComparison(
  runner: Runner,
  source: string,
  options: Choices['options'],
  baseUrl: string,
): EngineResults {
  const [results, setResults] = useState<
    Omit<EngineResults, 'isRunning'> & {
      readonly of?: {readonly source: string; readonly options: Choices['options']};
    }
  >({comparison: undefined, failures: []});
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const outcomes = await Promise.all(
        engineIds.map(async (engine) => {
          const request = {engine, options: options[engine], source} as EngineRun & {
            source: string;
          };
          return {engine, outcome: await runner.run('engine', request, engine)};
        }),
      );
      const outputs = outcomes.flatMap(({engine, outcome}) =>
        outcome.type === 'done' ? [{engine, html: outcome.response}] : [],
      );
      const compared = isCurrent
        ? await runner.run('comparison', {outputs, source, options: options.remark, baseUrl})
        : {type: 'superseded' as const};
      if (isCurrent && compared.type !== 'superseded') {
        setResults({
          of: {source, options},
          comparison: compared.type === 'done' ? compared.response : undefined,
          outcome: compared.type,
          ...(compared.type === 'refused' && {message: compared.message}),
          failures: outcomes.flatMap(({engine, outcome}) => failure(engine, outcome)),
        });
      }
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [runner, source, options, baseUrl]);
  const isRunning = results.of?.source !== source || results.of.options !== options;
  return {...results, isRunning};
}

function failure(engine: EngineId, outcome: Outcome<'engine'>): Failure[] {
  switch (outcome.type) {
    case 'done':
    case 'superseded':
      return [];
    case 'refused':
      return [{engine, type: 'refused', message: outcome.message}];
    default:
      return [{engine, type: outcome.type}];
  }
}
