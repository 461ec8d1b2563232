/** The product's name in the navbar, in page titles (after the `|`) and in feeds. */
export const title = 'Markdown 中文';

/** One sentence for search engines and for the home page's description. */
export const tagline = '用中文把 Markdown 学会、查清、用对：教程、语法参考、常见问题与工程技术文章';

/** The year of first publication, for the copyright line; it never changes. */
export const copyrightYear = 2024;

/** The registry that the ICP filing number links to. */
export const icpRegistry = 'https://beian.miit.gov.cn/';

/** Licences: the full texts are in LICENSE and LICENSE-CONTENT.md. */
export const licences = {code: 'MIT', content: 'CC BY-SA 4.0'} as const;

/** The address that identifies the licence of the articles to machines. */
export const contentLicence = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** The first lines of third-party-licenses.txt (plugins/machines/licences). */
export const ownLicences = `${title}: code ${licences.code}, articles and pictures ${licences.content} (${contentLicence}).
Its scripts, style sheets and data contain parts of these packages:`;

/**
 * The scope of the packages on npm. While nobody has registered it, the packages are private, and their READMEs install packed files: whoever
 * registers the name could publish any code under it. Registered, set `isRegistered`; a test then names what to change.
 */
export const npmScope: {readonly name: string; readonly isRegistered: boolean} = {
  name: '@markdown-zh',
  isRegistered: false,
};

/**
 * The day after which nobody should rely on `/.well-known/security.txt` (RFC 9116), less than a year ahead. Check that its contacts are
 * right, and write a new day: `npm run check -- release` fails in the last 30 days.
 */
export const securityTxtExpires = '2027-11-01';

/** A fact of the owner: its environment variable, placeholder and description. */
interface OwnerFact {
  readonly variable: string;
  readonly placeholder: string;
  /** The real value, once the owner has set it here. */
  readonly value?: string;
  readonly what: string;
}

/**
 * Facts that only the owner of the site knows. Each has an obvious placeholder. The environment variable of the given name
 * replaces it, or a `value` here. `npm run check -- release` names every fact that is still a placeholder.
 */
const ownerFactTable = {
  siteUrl: {
    variable: 'SITE_URL',
    placeholder: 'https://markdown.example.com',
    what: 'the origin that the published site is served from',
  },
  repository: {
    variable: 'REPOSITORY_URL',
    placeholder: 'https://example.com/markdown/repository',
    what: 'the address of the source code, where mistakes are reported',
  },
  securityMail: {
    variable: 'SECURITY_MAIL',
    placeholder: 'security@markdown.example.com',
    what: 'the mail address for private reports of vulnerabilities, in security.txt',
  },
  icpNumber: {
    variable: 'ICP_NUMBER',
    placeholder: '京ICP备00000000号-0',
    what: 'the ICP filing number that mainland China requires in the footer',
  },
  weibo: {
    variable: 'SOCIAL_WEIBO_URL',
    placeholder: 'https://example.com/weibo',
    what: 'the Weibo page behind "Follow us"',
  },
  zhihu: {
    variable: 'SOCIAL_ZHIHU_URL',
    placeholder: 'https://example.com/zhihu',
    what: 'the Zhihu page behind "Follow us"',
  },
  bilibili: {
    variable: 'SOCIAL_BILIBILI_URL',
    placeholder: 'https://example.com/bilibili',
    what: 'the Bilibili page behind "Follow us"',
  },
  x: {
    variable: 'SOCIAL_X_URL',
    placeholder: 'https://example.com/x',
    what: 'the X page behind "Follow us"',
  },
} as const satisfies Record<string, OwnerFact>;

export type OwnerFactKey = keyof typeof ownerFactTable;

export const ownerFacts: Readonly<Record<OwnerFactKey, OwnerFact>> = ownerFactTable;

/** The owner's facts in this build: values of the environment, or placeholders. */
export type OwnerFacts = Readonly<Record<OwnerFactKey, string>>;

/**
 * The address that gets reports of violations of the Content-Security-Policy, by the Reporting API. It is optional: without it, browsers report
 * to nobody. A browser's report holds the address of the page, and up to 40 characters of blocked code.
 */
export const policyReports: {readonly variable: string; readonly value?: string} = {
  variable: 'POLICY_REPORT_URL',
};
