import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {positionsIn} from '../text/positions.ts';
import {diagnose, type DiagnosisOptions} from '../diagnose.ts';
import {ruleById} from '../rules/index.ts';

/** Reports the findings as messages of the file: problems as warnings, hints as information. */
export function remarkDiagnosis({platform}: Pick<DiagnosisOptions, 'platform'> = {}) {
  return (_: Root, file: VFile): void => {
    const source = String(file);
    const positionOf = positionsIn(source);
    for (const {rule, severity, from, to} of diagnose(source, platform && {platform})) {
      const {title, explanation, section} = ruleById.get(rule) ?? {};
      const place = {
        start: {...positionOf(from), offset: from},
        end: {...positionOf(to), offset: to},
      };
      const options = {place, source: 'markdown-diagnosis', ruleId: rule};
      const message =
        severity === 'problem'
          ? file.message(title ?? rule, options)
          : file.info(title ?? rule, options);
      Object.assign(message, {note: explanation, url: section?.url});
    }
  };
}

/** A preset for remark: `plugins: ['@markdown-zh/diagnosis/remark-lint']`. */
const preset = {plugins: [remarkDiagnosis]};

export default preset;
