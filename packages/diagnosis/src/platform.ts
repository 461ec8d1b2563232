/** Platforms that people write Markdown for, each with syntax of its own. */
export const platforms = [
  'github',
  'typora',
  'vscode',
  'obsidian',
  'yuque',
  'feishu',
  'hexo',
  'vitepress',
  'docusaurus',
  'mkdocs',
] as const;

export type Platform = (typeof platforms)[number];

/** The platforms that lack something: all but those that have it. */
export function allBut(...those: readonly Platform[]): readonly Platform[] {
  return platforms.filter((platform) => !those.includes(platform));
}

/** A sign that a text was written for a platform: how much each of its occurrences counts. */
interface Sign {
  readonly platform: Platform;
  readonly pattern: RegExp;
  readonly weight: number;
}

/** The weight from which a platform is recognised: a single small sign may be a mistake. */
const enough = 2;

const signs: readonly Sign[] = [
  {platform: 'mkdocs', weight: 1, pattern: /^[ \t]*(?:!!!|\?\?\?\+?) [a-z]/gm},
  {platform: 'mkdocs', weight: 1, pattern: /^[ \t]*===[!+]? "/gm},
  {platform: 'mkdocs', weight: 2, pattern: /^[ \t]*--8<-- "/gm},
  {platform: 'vitepress', weight: 2, pattern: /^<script setup\b|^<script[^>]* lang="ts"/gm},
  {platform: 'vitepress', weight: 2, pattern: /^<!--@include:|^<<< @?[/.]|^<Badge /gm},
  {platform: 'vitepress', weight: 2, pattern: /^(?:outline|layout): (?:deep|home|doc|false)$/gm},
  {platform: 'vitepress', weight: 1, pattern: /^\[\[toc\]\]$/gim},
  {platform: 'vitepress', weight: 1, pattern: /^:{3,} [a-z]/gm},
  {platform: 'docusaurus', weight: 1, pattern: /^:{3,}[a-z]/gm},
  {platform: 'docusaurus', weight: 2, pattern: /^import .+ from '@(?:theme|site|docusaurus)\//gm},
  {platform: 'docusaurus', weight: 2, pattern: /^(?:<!-- ?|\{\/\* ?)truncate\b/gm},
  {
    platform: 'docusaurus',
    weight: 2,
    pattern: /^(?:sidebar_(?:position|label)|hide_table_of_contents|custom_edit_url|hide_title):/gm,
  },
  {platform: 'hexo', weight: 1, pattern: /\{% +\w[^%]*%\}/g},
  {platform: 'hexo', weight: 2, pattern: /^<!-- ?more ?-->/gm},
  {platform: 'hexo', weight: 1, pattern: /^(?:categories|layout: post|permalink|comments):?/gm},
  {platform: 'hexo', weight: 1, pattern: /^date: \d{4}-\d\d-\d\d \d\d:\d\d/gm},
  {platform: 'obsidian', weight: 0.5, pattern: /!?\[\[[^[\]\n]*\p{L}[^[\]\n]*\]\]/gu},
  {platform: 'obsidian', weight: 2, pattern: /^(?:aliases|cssclasses?):|^```dataview/gm},
  {platform: 'obsidian', weight: 1, pattern: /^> \[!\w+\][-+]| \^[a-z\d]{6}$/gm},
  {platform: 'yuque', weight: 2, pattern: /^<a name="\w{5}"><\/a>|<font style="color:/gm},
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
  for (const {platform, pattern, weight} of signs) {
    const count = text.match(pattern)?.length ?? 0;
    weights.set(platform, (weights.get(platform) ?? 0) + count * weight);
  }
  const [first, second] = [...weights].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= enough && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
