import type {Options} from '@markdown-zh/speed';
import {islands, staticComponents} from './article-components';
import {environmentVariables} from './environment';

/** Options of packages/speed for this site. */
export const speedOptions: Options = {
  components: staticComponents,
  islands,
  // The build highlights code, and `<details>` works without scripts.
  elements: ['pre', 'Details'],
  componentModules: [
    '@site/src/calculators/',
    '@site/src/components/',
    '@markdown-zh/ui/',
    '@markdown-zh/lessons/',
  ],
  tools: {
    '.theme-code-block': '@site/src/components/Article/CodeTools',
    '[data-island]': '@site/src/components/Article/Islands',
  },
  environment: environmentVariables,
  splitSidebars: true,
  buildOnly: ['prism'],
  sheets: {
    docs: ['theme/Doc\\w*'],
    blog: [
      'theme/Blog\\w*',
      'theme/Icon/Socials',
      'components/Blog\\w*',
      'components/RelatedPosts',
      'components/PostCount',
    ],
    home: ['components/Home\\w*'],
    playground: ['playground/(?:lib|src)/interface'],
    search: ['search/(?:lib|src)/box'],
    offline: ['hosting/offline/page'],
    shortcuts: ['components/Shortcuts/List'],
    'article-parts': [
      'components/(?:Example|TryInPlayground|Figure|Picture|Diagram|Enlarge|ArticleActions)',
    ],
    calculators: ['src/calculators'],
    lessons: ['lessons/(?:lib|src)/(?:Exercise|Lesson\\w*)'],
    compatibility: ['components/(?:Conformance|PlatformTable)'],
    'cheat-sheet': ['components/(?:CheatSheet\\w*|RuleList)'],
  },
  htmlSources: ['plugins'],
};
