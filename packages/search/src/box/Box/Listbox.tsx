import {useEffect, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {PageResult} from '../../index/types.ts';
import {PageHeading, SectionLink} from '../Result.tsx';
import type {Option} from '../state.ts';
import {useSettings} from '../useSettings.ts';
import styles from './Listbox.module.css';

type Props = {
  readonly id: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly isPending: boolean;
  readonly onPoint: (index: number) => void;
  readonly onOpen: () => void;
};

/** The found sections, by page. The field keeps the focus, and names the active section. */
export default function Listbox({id, options, active, ...props}: Props): ReactNode {
  const {contentLanguage} = useSettings();
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({block: 'nearest'});
  }, [id, active]);
  const best = options[0]?.page;
  useEffect(() => {
    document.getElementById(id)?.scrollTo({top: 0});
  }, [id, best]);
  return (
    <div
      role="listbox"
      id={id}
      className={styles.list}
      aria-label={translate({id: 'site.search.results', message: 'Results'})}
      aria-busy={props.isPending}
    >
      {groupByPage(options).map(({page, first, sections}) => (
        <div
          key={page.path}
          role="group"
          className={styles.page}
          lang={contentLanguage}
          aria-labelledby={`${id}-page-${first}`}
        >
          <div id={`${id}-page-${first}`} className={styles.heading}>
            <PageHeading page={page} />
          </div>
          {sections.map((option, offset) => (
            <SectionLink
              key={first + offset}
              role="option"
              id={optionId(id, first + offset)}
              className={clsx(styles.option, first + offset === active && styles.active)}
              aria-selected={first + offset === active}
              tabIndex={-1}
              option={option}
              isShort
              onOpen={props.onOpen}
              onMouseDown={(event) => {
                event.preventDefault(); // the focus stays in the field
              }}
              onPointerMove={() => {
                props.onPoint(first + offset);
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The id of an option of a list, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface Group {
  readonly page: PageResult;
  /** Index of its first option. */
  readonly first: number;
  readonly sections: Option[];
}

function groupByPage(options: readonly Option[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last?.page === option.page) {
      last.sections.push(option);
    } else {
      groups.push({page: option.page, first: index, sections: [option]});
    }
  }
  return groups;
}
