import type {RuleMatch} from '../rule.ts';

/**
 * One finding for the lines of a list, a quotation or a block, with all their edits. It marks the first line. If a user fixed one line
 * at a time, the first would take the lines below it as its own text, and hide their findings. Findings without a fix are unchanged.
 *
 * @param findings in order
 */
export function together(findings: readonly RuleMatch[]): RuleMatch[] {
  const first = findings.findIndex(({fix}) => fix);
  const edits = findings.flatMap(({fix}) => fix?.edits ?? []);
  return findings.flatMap((finding, index) => {
    const {fix} = finding;
    return !fix ? [finding] : index === first ? [{...finding, fix: {...fix, edits}}] : [];
  });
}
