import {blogRoutes, privateBlog} from './blogs';
import {calculatorPath} from './calculators';
import {contentLanguage} from './locale';
import {copyrightYear, licences, title, type OwnerFacts} from './identity';
import {offlinePath} from './offline';

interface Shown {
  readonly showPrivateBlog: boolean;
  readonly offline: boolean;
}

/** The footer's links and its copyright line; `src/theme/Footer` renders the ICP number. */
export function footer(facts: OwnerFacts, {showPrivateBlog, offline}: Shown) {
  const privateItems = showPrivateBlog
    ? [{label: privateBlog.blogTitle, to: `/${blogRoutes.private}`}]
    : [];
  const follow = [
    {label: 'Weibo', href: facts.weibo},
    {label: 'Zhihu', href: facts.zhihu},
    {label: 'Bilibili', href: facts.bilibili},
    {label: 'X', href: facts.x},
  ];
  return {
    style: 'light' as const,
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Lessons', to: '/learn'},
          {label: 'Tutorial', to: '/docs/intro'},
          {label: 'Cheat sheet', to: '/docs/cheat-sheet'},
          {label: 'Troubleshooting', to: '/docs/tutorial-basics/markdown-issue'},
          {label: 'Compatibility', to: '/compatibility'},
          {label: 'All docs', to: '/docs'},
          ...(offline ? [{label: 'Read offline', to: `/${offlinePath}`}] : []),
        ],
      },
      {title: 'Follow us', items: follow},
      {
        title: 'More',
        items: [
          {label: 'Blog', to: `/${blogRoutes.public}`},
          ...privateItems,
          {label: 'Calculators', to: calculatorPath()},
          {label: 'Source code', href: facts.repository},
          {label: 'Contact', to: '/docs/contact'},
        ],
      },
    ],
    copyright: `Copyright © ${copyrightYear} <span lang="${contentLanguage}">${title}</span>. Text ${licences.content}, code ${licences.code}.`,
  };
}
