/**
 * `npm run bench:diagnosis -- FOLDER [--write]`: diagnoses public Markdown files, and compares the alarms with the judgements in
 * judged.json: whether an alarm is true, harmless (the text renders, and the remedy does no harm) or false. Then measures its time, also
 * after an edit of a text of 100 KB. FOLDER has a clone of each
 * repository, named `owner+name`, at the commit that judged.json names. With `--write` adds alarms that nobody has judged yet.
 */
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {diagnose, type Diagnosis} from '@markdown-zh/diagnosis';
import {textTable} from '../text-table';
import {measureSpeed} from './speed';
import {summarize, verdicts, type JudgedRepository} from './judgements';

const record = join(__dirname, 'judged.json');

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {write: {type: 'boolean', default: false}},
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name the folder with the clones. judged.json lists the repositories.');
  process.exit(1);
}

/** What identifies an alarm in a file as long as the file stays. */
function alarmOf(source: string, {rule, severity, line, from, to}: Diagnosis) {
  const mark = createHash('sha256').update(source.slice(from, to)).digest('hex').slice(0, 8);
  return {rule, severity, line, mark};
}

function main(clones: string): void {
  const judged = JSON.parse(readFileSync(record, 'utf8')) as readonly JudgedRepository[];
  const sources: string[] = [];
  const found = judged.map((repository) => ({
    ...repository,
    files: repository.files.map(({path, alarms}) => {
      const source = readFileSync(
        join(clones, repository.repository.replace('/', '+'), path),
        'utf8',
      );
      sources.push(source);
      return {
        path,
        alarms: diagnose(source).map((diagnosis) => {
          const alarm = alarmOf(source, diagnosis);
          const known = alarms.find(
            ({rule, line, mark}) =>
              rule === alarm.rule && line === alarm.line && mark === alarm.mark,
          );
          return {...alarm, ...(known?.verdict && {verdict: known.verdict})};
        }),
      };
    }),
  }));
  if (values.write) {
    const problems = found.map((repository) => ({
      ...repository,
      files: repository.files.map(({path, alarms}) => ({
        path,
        alarms: alarms.filter(({severity}) => severity === 'problem'),
      })),
    }));
    writeFileSync(record, `${JSON.stringify(problems, undefined, 2)}\n`);
  }
  const sets = [...new Set(found.map(({set}) => set))];
  const rows = sets.map((set) => summarize(set, found));
  console.log(
    [
      textTable([
        ['', 'files', 'problems', 'true', 'harmless', 'false', 'not judged', 'hints'],
        ...rows.map((row) => Object.values(row).map(String)),
      ]),
      '',
      ...verdicts(rows),
      '',
      textTable([
        ['milliseconds of processor', 'times', 'p50', 'p95', 'longest'],
        ...measureSpeed(sources).map(([what, ...numbers]) => [
          what,
          ...numbers.map((number) => number.toFixed(0)),
        ]),
      ]),
    ].join('\n'),
  );
}

main(folder);
