/**
 * Diagnoses public Markdown files, and compares the alarms with the judgements in judged.json. An alarm is true, false, or harmless: the
 * text renders, and the remedy does no harm. Then measures the time, also after an edit of a text of 100 KB. The folder has a clone of each
 * repository, named `owner+name`, at the commit that judged.json names.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {diagnose, type Finding} from '@markdown-zh/diagnosis';
import {textTable} from '../../../scripts/text-table';
import {defineBenchmark, UsageError} from '../runner/benchmark';
import {milliseconds} from '../runner/units';
import {goalsOf, summarize, type JudgedAlarm, type JudgedRepository} from './judgements';
import {measureSpeed} from './speed';

const record = 'bench/src/diagnosis/judged.json';

export const benchmark = defineBenchmark({
  folder: {help: `clones of the repositories that ${record} lists, each as owner+name`},
  flags: {write: {default: false, help: `adds alarms that nobody has judged yet to ${record}`}},
  run: ({write}, folder) => {
    const judged = JSON.parse(readFileSync(record, 'utf8')) as readonly JudgedRepository[];
    const sources: string[] = [];
    const found = judged.map((repository) => {
      const clone = join(folder, repository.repository.replace('/', '+'));
      if (!existsSync(clone)) {
        throw new UsageError(
          `There is no ${clone}: a clone of ${repository.repository} at ${repository.commit}.`,
        );
      }
      return {
        ...repository,
        files: repository.files.map(({path, alarms}) => {
          const source = readFileSync(join(clone, path), 'utf8');
          sources.push(source);
          return {path, alarms: diagnose(source).map((each) => alarmOf(source, each, alarms))};
        }),
      };
    });
    if (write) {
      writeFileSync(record, `${JSON.stringify(found.map(problemsOf), undefined, 2)}\n`);
    }
    const rows = [...new Set(found.map(({set}) => set))].map((set) => summarize(set, found));
    console.log(
      textTable([
        ['', 'files', 'problems', 'true', 'harmless', 'false', 'not judged', 'hints'],
        ...rows.map((row) => Object.values(row).map(String)),
      ]),
    );
    const times = measureSpeed(sources).map(([what, count, ...spread]) => [
      what,
      String(count),
      ...spread.map(milliseconds),
    ]);
    console.log(`\n${textTable([['processor', 'times', 'p50', 'p95', 'longest'], ...times])}`);
    return Promise.resolve(goalsOf(rows));
  },
});

/** An alarm with what identifies it in a file as long as the file stays, and its verdict among the known ones. */
function alarmOf(
  source: string,
  {rule, severity, line, from, to}: Finding,
  known: readonly JudgedAlarm[],
): JudgedAlarm {
  const mark = createHash('sha256').update(source.slice(from, to)).digest('hex').slice(0, 8);
  const judged = known.find(
    (alarm) => alarm.rule === rule && alarm.line === line && alarm.mark === mark,
  );
  return {rule, severity, line, mark, ...(judged?.verdict && {verdict: judged.verdict})};
}

function problemsOf(repository: JudgedRepository): JudgedRepository {
  const files = repository.files.map(({path, alarms}) => ({
    path,
    alarms: alarms.filter(({severity}) => severity === 'problem'),
  }));
  return {...repository, files};
}
