/** The part of `npm audit --json` (npm 7 and later) that is read. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<string, {readonly via: readonly (string | Advisory)[]}>
  >;
}

interface Advisory {
  /** The package with the weakness. */
  readonly name: string;
  readonly title: string;
  /** Its page on GitHub, which ends with its id. */
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

/** The written judgement of an advisory that the project accepts for now, from `.github/accepted-advisories.json`, by its id. */
export interface Judgement {
  readonly package: string;
  /** Why the weakness has no effect here, or why a fix has to wait. */
  readonly reason: string;
  /** The last day on which the judgement counts, as `2027-03-01`; at most half a year ahead. */
  readonly until: string;
}

const day = 86_400_000;
const longestDays = 184;
const shortestReason = 20;

/**
 * Compares the known vulnerabilities of the locked packages with the accepted ones.
 *
 * @param report the parsed output of `npm audit --json`
 * @param today as `2026-11-29`
 * @returns one message with its remedy for each advisory without a valid judgement, and for each judgement without an advisory
 * @throws {Error} if the registry has not answered, because no report is not a good report
 */
export function checkAudit(
  report: AuditReport,
  accepted: Readonly<Record<string, Judgement>>,
  today: string,
): string[] {
  if (report.vulnerabilities === undefined) {
    throw new Error(
      `The registry gave no report: ${JSON.stringify(report).slice(0, 200)}. Run the command again, with a registry that answers audits.`,
    );
  }
  const advisories = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({via}) => via)
      .filter((each) => typeof each !== 'string')
      .map((each) => [idOf(each), each]),
  );
  return [
    ...[...advisories].flatMap(([id, {name, title, url, severity, range}]) =>
      Object.hasOwn(accepted, id)
        ? []
        : [
            `${id} (${severity}) in ${name} ${range}: ${title}. ${url} Update the package, or judge the advisory in .github/accepted-advisories.json.`,
          ],
    ),
    ...Object.entries(accepted).flatMap(([id, judgement]) =>
      checkJudgement(id, judgement, advisories.get(id), today),
    ),
  ];
}

function checkJudgement(
  id: string,
  {package: name, reason, until}: Judgement,
  advisory: Advisory | undefined,
  today: string,
): string[] {
  const place = `.github/accepted-advisories.json: ${id}`;
  if (advisory === undefined) {
    return [`${place} is no longer reported. Remove it.`];
  }
  const left = (Date.parse(until) - Date.parse(today)) / day;
  return [
    ...(advisory.name === name ? [] : [`${place} is about ${advisory.name}. Write that name.`]),
    ...(reason.trim().length < shortestReason
      ? [`${place} has no reason. Write why it has no effect here, or why the fix waits.`]
      : []),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(until) || Number.isNaN(left)
      ? [`${place} is accepted until "${until}", which is not a day like 2027-03-01.`]
      : left < 0
        ? [`${place} was accepted until ${until}. Update the package, or judge it again.`]
        : left > longestDays
          ? [`${place} is accepted until ${until}. Accept it for half a year at most.`]
          : []),
  ];
}

/** GitHub's id of an advisory; without one, its address. */
function idOf({url}: Advisory): string {
  return /GHSA(?:-[\da-z]{4}){3}$/.exec(url)?.[0] ?? url;
}
