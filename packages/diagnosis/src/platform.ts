/** Platforms that people write Markdown for, each with syntax of its own. */
export const platforms = [
  'github',
  'typora',
  'vscode',
  'obsidian',
  'yuque',
  'feishu',
  'hexo',
  'hugo',
  'vitepress',
  'docusaurus',
  'mkdocs',
] as const;

export type Platform = (typeof platforms)[number];

/** The platforms that lack something: all but those that have it. */
export function allBut(...those: readonly Platform[]): readonly Platform[] {
  return platforms.filter((platform) => !those.includes(platform));
}

/** A sign that a text was written for a platform, or for one of two: how much each of its occurrences counts. */
interface Sign {
  readonly platforms: readonly Platform[];
  readonly pattern: RegExp;
  readonly weight: number;
}

/** The weight from which a platform is recognised: a single small sign may be a mistake. */
const enough = 2;

const signs: readonly Sign[] = [
  {platforms: ['mkdocs'], weight: 1, pattern: /^[ \t]*(?:!!!|\?\?\?\+?) [a-z]/gm},
  {platforms: ['mkdocs'], weight: 1, pattern: /^[ \t]*===[!+]? "/gm},
  {platforms: ['mkdocs'], weight: 2, pattern: /^[ \t]*--8<-- "/gm},
  {
    platforms: ['vitepress'],
    weight: 2,
    pattern: /^<script setup\b|^<script[^>\r\n\u2028\u2029]* lang="ts"/gm,
  },
  {platforms: ['vitepress'], weight: 2, pattern: /^<!--@include:|^<<< @?[/.]|^<Badge /gm},
  {platforms: ['vitepress'], weight: 2, pattern: /^(?:outline|layout): (?:deep|home|doc|false)$/gm},
  {platforms: ['vitepress'], weight: 1, pattern: /^\[\[toc\]\]$/gim},
  {platforms: ['vitepress', 'docusaurus'], weight: 1, pattern: /^:{3,} ?[a-z]/gm},
  {platforms: ['vitepress', 'docusaurus'], weight: 1, pattern: /^#+ .+ \{#[\w-]+\}$/gm},
  {
    platforms: ['docusaurus'],
    weight: 2,
    pattern: /^import .+ from '@(?:theme|site|docusaurus)\//gm,
  },
  {platforms: ['docusaurus'], weight: 2, pattern: /^(?:<!-- ?|\{\/\* ?)truncate\b/gm},
  {
    platforms: ['docusaurus'],
    weight: 2,
    pattern: /^(?:sidebar_(?:position|label)|hide_table_of_contents|custom_edit_url|hide_title):/gm,
  },
  {platforms: ['hugo'], weight: 2, pattern: /\{\{[<%] ?\/?\w/g},
  {platforms: ['hexo'], weight: 1, pattern: /\{% +\w[^%]*%\}/g},
  {platforms: ['hexo'], weight: 2, pattern: /^<!-- ?more ?-->/gm},
  {platforms: ['hexo'], weight: 1, pattern: /^(?:categories|layout: post|permalink|comments):?/gm},
  {platforms: ['hexo'], weight: 1, pattern: /^date: \d{4}-\d\d-\d\d \d\d:\d\d/gm},
  {platforms: ['obsidian'], weight: 0.5, pattern: /\[\[(?=[^[\]\n]*\]\])[^[\]\n\p{L}]*\p{L}/gu},
  {platforms: ['obsidian'], weight: 2, pattern: /^(?:aliases|cssclasses?):|^```dataview/gm},
  {
    platforms: ['obsidian'],
    weight: 1,
    pattern: /\[\[(?=[^[\]\n]*\]\])[^[\]\n|#]+[|#][^[\]\n\p{L}]*\p{L}/gu,
  },
  {platforms: ['obsidian'], weight: 1, pattern: /^> \[!\w+\](?:[-+]| \S)| \^[a-z\d]{6}$/gm},
  {platforms: ['yuque'], weight: 2, pattern: /^<a name="\w{5}"><\/a>|<font style="color:/gm},
];

const fence = /^[ \t]*(`{3,}|~{3,})/;

/** A text without its fenced code. */
function withoutCode(source: string): string {
  let open: string | undefined;
  return source
    .split(/\r\n|[\r\n]/)
    .filter((line) => {
      const run = fence.exec(line)?.[1];
      const isInside = open !== undefined;
      if (run && open === undefined && !line.includes('dataview')) {
        open = run;
      } else if (run && open !== undefined && run.startsWith(open)) {
        open = undefined;
      }
      return !isInside && open === undefined;
    })
    .join('\n');
}

/**
 * The platform that a text was written for, by its front matter and by syntax that other platforms lack. Undefined if there are too few
 * signs, or as many of two platforms.
 */
export function recognizePlatform(source: string): Platform | undefined {
  const text = withoutCode(source);
  const weights = new Map<Platform, number>();
  for (const {platforms: those, pattern, weight} of signs) {
    const count = text.match(pattern)?.length ?? 0;
    for (const platform of those) {
      weights.set(platform, (weights.get(platform) ?? 0) + count * weight);
    }
  }
  const [first, second] = [...weights].sort((a, b) => b[1] - a[1]);
  // The syntax that VitePress and Docusaurus share does not show that a text is MDX, whose rules are stricter: in doubt the text is VitePress's.
  const isTie = first?.[1] === second?.[1] && second?.[0] !== 'docusaurus';
  return first && first[1] >= enough && !isTie ? first[0] : undefined;
}
