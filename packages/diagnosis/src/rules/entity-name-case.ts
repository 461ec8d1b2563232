import {characterReferences} from '../sections.ts';
import {matchesInInlines} from '../text/inline-containers.ts';
import type {Rule} from '../rule.ts';

/** Frequent references of HTML whose name exists with these letters alone. */
const names = new Map(
  [
    'nbsp ensp emsp thinsp ZeroWidthSpace NoBreak zwj zwnj shy hellip mdash ndash ldquo rdquo lsquo rsquo',
    'laquo raquo middot bull plusmn times divide deg yen euro pound infin apos check',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** `&NBSP;`, `&zeroWidthSpace;`: a reference in the wrong case. */
export const entityNameCase: Rule = {
  id: 'entity-name-case',
  title: '实体的名字大小写不对',
  explanation: '实体的名字区分大小写，写错的按普通文字显示：照标准的大小写写。',
  section: characterReferences,
  severity: 'problem',
  find: (text) =>
    matchesInInlines(text, /&([A-Za-z]{2,20});/g, 'prose').flatMap(({match, from, to}) => {
      const [, written = ''] = match;
      const name = names.get(written.toLowerCase());
      return name === undefined || name === written
        ? []
        : [
            {
              from,
              to,
              fix: {
                label: `改成 &${name};`,
                edits: [{from: from + 1, to: to - 1, insert: name}],
              },
            },
          ];
    }),
};
