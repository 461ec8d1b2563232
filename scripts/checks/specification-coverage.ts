import type {WordedFinding} from '@markdown-zh/content-check';

/** A section of a specification: its number and its title. */
export interface SpecificationSection {
  readonly number: string;
  readonly title: string;
}

/** A row of a coverage table: a section, and the links to where it is taught. */
interface Row extends SpecificationSection {
  readonly line: number;
  readonly targets: readonly string[];
}

const example = /^(`{32}) example[\s\S]*?^\1$/gm;

/**
 * Numbers the headings of a specification in the source form of CommonMark's `spec.txt` (npm:
 * commonmark-spec), three levels deep. Its examples and code blocks hold no headings of its own.
 */
export function sectionsOf(specification: string): SpecificationSection[] {
  const counters = [0, 0, 0];
  let fence: string | undefined;
  const sections: SpecificationSection[] = [];
  for (const line of specification.replace(example, '').split('\n')) {
    const marks = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (marks && (fence === undefined || line.startsWith(fence))) {
      fence = fence === undefined ? marks : undefined;
      continue;
    }
    const [, level, title] = (fence === undefined ? /^(#{1,3}) (.*)$/.exec(line) : null) ?? [];
    if (level && title) {
      counters[level.length - 1] = (counters[level.length - 1] ?? 0) + 1;
      counters.fill(0, level.length);
      sections.push({number: counters.slice(0, level.length).join('.'), title});
    }
  }
  return sections;
}

/** The rows `| number | title | [text](target)… |` below the heading with the given text. */
export function coverageRows(page: string, heading: string): Row[] {
  const lines = page.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  if (start === -1) {
    return [];
  }
  return lines.slice(start, end === -1 ? undefined : end).flatMap((text, index) => {
    const [, number, title, links] = /^\| ([\d.]+) \| (.+?) \| (.*) \|$/.exec(text) ?? [];
    const targets = [...(links ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '');
    return number && title ? [{number, title, targets, line: start + index + 1}] : [];
  });
}

/**
 * Compares a coverage table with the specification's sections: each section has a row, each row a
 * section, and each row at least one target.
 */
export function checkCoverage(
  file: string,
  page: string,
  heading: string,
  sections: readonly SpecificationSection[],
): WordedFinding[] {
  const rows = coverageRows(page, heading);
  const name = ({number, title}: SpecificationSection) => `${number} ${title}`;
  const issue = (line: number, message: string): WordedFinding => ({
    file,
    line,
    column: 1,
    rule: 'coverage',
    message,
  });
  const written = new Set(rows.map(name));
  const known = new Set(sections.map(name));
  return [
    ...sections
      .filter((section) => !written.has(name(section)))
      .map((section) =>
        issue(
          1,
          `"${heading}" has no row for section ${name(section)}. Add one with a link to the page or the heading that teaches it.`,
        ),
      ),
    ...rows
      .filter((row) => !known.has(name(row)))
      .map((row) =>
        issue(row.line, `The specification has no section ${name(row)}. Correct number and title.`),
      ),
    ...rows
      .filter(({targets}) => targets.length === 0)
      .map((row) =>
        issue(
          row.line,
          `Section ${name(row)} leads nowhere. Link the page or the heading that teaches it, as in [标题](./basic-syntax/headings.md#atx-标题).`,
        ),
      ),
  ];
}
