import {defaultHost, hosts, isHostName, type HostName} from './hosts';
import {ownerFacts, policyReports, type OwnerFactKey, type OwnerFacts} from './identity';

/** All settings that a build takes from its environment, checked and with defaults. */
interface Environment {
  readonly facts: OwnerFacts;
  readonly baseUrl: string;
  /** The host of the build. */
  readonly host: HostName;
  readonly showPrivateBlog: boolean;
  /** Broken anchors, broken Markdown links and duplicate routes stop the build instead of warning. */
  readonly strictLinks: boolean;
  /** Pages are stored by readers' browsers, and open without a network. */
  readonly offline: boolean;
  readonly algolia: AlgoliaKeys | undefined;
  /** The address that gets reports of violations of the policy. */
  readonly reportAddress: string | undefined;
}

interface AlgoliaKeys {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A value that a build cannot use, with the remedy. */
interface EnvironmentProblem {
  readonly variable: string;
  readonly message: string;
}

type EnvironmentResult =
  | {readonly ok: true; readonly environment: Environment}
  | {readonly ok: false; readonly problems: readonly EnvironmentProblem[]};

/** Every variable that a build reads. */
export const environmentVariables: readonly string[] = [
  ...Object.values(ownerFacts).map(({variable}) => variable),
  'BASE_URL',
  'SITE_HOST',
  'SHOW_CONTENT',
  'STRICT_LINKS',
  'OFFLINE',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  policyReports.variable,
];

const algoliaVariables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const satisfies Record<keyof AlgoliaKeys, string>;

/** ICP filing numbers: the province's one-character name, `ICP备` or `ICP证`, digits, `号`, an optional site number. */
const icpNumber = /^\p{Script=Han}ICP[备证]\d{6,}号(?:-\d+)?$/u;

/** Enough to keep a name, a list or a line break out of `mailto:`. */
const mailAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** One or more clean path segments between slashes; `/` alone is the root. */
const basePath = /^\/(?:[\w.~-]+\/)*$/;

/** An address that headers and policies can contain. Browsers send reports to secure addresses only. */
const reportable = /^https:\/\/[^\s"',;<>\\$#]+$/;

/**
 * Reads the variables that configure a build. An empty variable counts as unset, and gets the default.
 *
 * @param variables the environment, `process.env` in practice
 * @returns the checked environment, or every problem found, none of which hides another
 */
export function readEnvironment(variables: Variables): EnvironmentResult {
  const problems: EnvironmentProblem[] = [];
  const read = (variable: string) => variables[variable]?.trim() ?? '';

  function reject(variable: string, remedy: string): void {
    problems.push({variable, message: `${variable} is "${read(variable)}". ${remedy}`});
  }

  function readFlag(variable: string, byDefault = false): boolean {
    const value = read(variable);
    if (value !== '' && value !== 'true' && value !== 'false') {
      reject(variable, `Set it to true or false, or leave it unset (${String(byDefault)}).`);
    }
    return value === '' ? byDefault : value === 'true';
  }

  function readFact(key: OwnerFactKey): string {
    const {variable, placeholder, value: written} = ownerFacts[key];
    const value = read(variable);
    if (value === '') {
      return written ?? placeholder;
    }
    const remedy = remedyForFact(key, value);
    if (remedy !== undefined) {
      reject(variable, remedy);
    }
    return key === 'siteUrl' ? value.replace(/\/$/, '') : value;
  }

  const facts = Object.fromEntries(
    (Object.keys(ownerFacts) as OwnerFactKey[]).map((key) => [key, readFact(key)]),
  ) as OwnerFacts;

  const baseUrl = read('BASE_URL') || '/';
  if (!basePath.test(baseUrl)) {
    reject(
      'BASE_URL',
      'It must begin and end with a slash and hold a plain path, for example / or /docs-site/.',
    );
  }

  const hostName = read('SITE_HOST') || defaultHost;
  const host = isHostName(hostName) ? hostName : defaultHost;
  if (host !== hostName) {
    reject(
      'SITE_HOST',
      `Set it to ${Object.keys(hosts).join(', ')}. Leave it unset for any other host.`,
    );
  }

  const reportAddress = read(policyReports.variable) || policyReports.value;
  if (reportAddress !== undefined && !reportable.test(reportAddress)) {
    reject(
      policyReports.variable,
      'It must be an absolute address that begins with https:// and has no space, quotation mark, comma or semicolon. Leave it unset for no reports.',
    );
  }

  const algolia = readAlgolia(read);
  problems.push(...algolia.problems);

  const environment: Environment = {
    facts,
    baseUrl,
    host,
    showPrivateBlog: readFlag('SHOW_CONTENT'),
    strictLinks: readFlag('STRICT_LINKS'),
    offline: readFlag('OFFLINE', true),
    algolia: algolia.keys,
    reportAddress,
  };
  return problems.length > 0 ? {ok: false, problems} : {ok: true, environment};
}

/** The message of all problems, which stops the build. */
export function describeProblems(problems: readonly EnvironmentProblem[]): string {
  const lines = problems.map(({message}) => `  - ${message}`);
  return ['This build has invalid environment variables:', ...lines].join('\n');
}

function remedyForFact(key: OwnerFactKey, value: string): string | undefined {
  if (key === 'icpNumber') {
    return icpNumber.test(value)
      ? undefined
      : 'Write it as filed, for example 京ICP备12345678号-1.';
  }
  if (key === 'securityMail') {
    return mailAddress.test(value)
      ? undefined
      : 'Write one mail address, for example security@example.org.';
  }
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    return 'It must be an absolute address that begins with https:// or http://.';
  }
  if (key === 'siteUrl' && (url.pathname !== '/' || url.search !== '' || url.hash !== '')) {
    return 'It must be an origin without a path, for example https://example.org; a path goes into BASE_URL.';
  }
  return undefined;
}

function readAlgolia(read: (variable: string) => string): {
  readonly keys: AlgoliaKeys | undefined;
  readonly problems: readonly EnvironmentProblem[];
} {
  const names = Object.values(algoliaVariables);
  const missing = names.filter((name) => read(name) === '');
  if (missing.length === 0) {
    const {appId, apiKey, indexName} = algoliaVariables;
    return {
      keys: {appId: read(appId), apiKey: read(apiKey), indexName: read(indexName)},
      problems: [],
    };
  }
  if (missing.length === names.length) {
    return {keys: undefined, problems: []};
  }
  const set = names.filter((name) => !missing.includes(name));
  return {
    keys: undefined,
    problems: missing.map((variable) => ({
      variable,
      message: `${variable} is missing while ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set. Set all three for Algolia DocSearch, or none for the local search.`,
    })),
  };
}
