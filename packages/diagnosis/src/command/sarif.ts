import {pathToFileURL} from 'node:url';
import {isAbsolute} from 'node:path';
import {ruleById, rules} from '../rules/index.ts';
import {positionsIn, type Position} from '../text/positions.ts';
import type {Report} from './report.ts';

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The findings as SARIF 2.1.0, the format of code scanning on GitHub (OASIS, "Static Analysis Results Interchange Format"). */
export function asSarif(reports: readonly Report[]): string {
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {driver: {name: 'markdown-diagnosis', rules: rules.map(descriptorOf)}},
        columnKind: 'utf16CodeUnits',
        results: reports.flatMap(resultsOf),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function descriptorOf({id, title, explanation, section}: (typeof rules)[number]) {
  return {
    id,
    shortDescription: {text: title},
    fullDescription: {text: explanation},
    helpUri: section.url,
  };
}

function resultsOf({file, text, diagnoses}: Report) {
  const artifactLocation = {uri: uriOf(file)};
  const positionOf = positionsIn(text);
  const regionOf = (start: number, end: number) => region(positionOf(start), positionOf(end));
  return diagnoses.map(({rule, severity, from, to, fix}) => ({
    ruleId: rule,
    level: severity === 'problem' ? 'error' : 'note',
    message: {text: ruleById.get(rule)?.title ?? rule},
    locations: [{physicalLocation: {artifactLocation, region: regionOf(from, to)}}],
    ...(fix && {
      fixes: [
        {
          description: {text: fix.label},
          artifactChanges: [
            {
              artifactLocation,
              replacements: fix.edits.map((edit) => ({
                deletedRegion: regionOf(edit.from, edit.to),
                insertedContent: {text: edit.insert},
              })),
            },
          ],
        },
      ],
    }),
  }));
}

function region(start: Position, end: Position) {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** A relative path stays relative, so that a host finds the file in its repository. */
function uriOf(file: string): string {
  return isAbsolute(file)
    ? pathToFileURL(file).href
    : file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
}
