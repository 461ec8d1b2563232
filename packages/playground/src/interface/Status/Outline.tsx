import {useState, type KeyboardEvent, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {contentLanguage} from '@markdown-zh/ui/content-language';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import Popover from '../Popover/index.tsx';
import {closePopover} from '../Popover/usePopover.ts';
import type {Heading} from '../../worker/overview/index.ts';
import styles from './Outline.module.css';

type Props = {
  /** Undefined before the text has been read. */
  readonly headings: readonly Heading[] | undefined;
  /** The offset of the cursor, if it is known. */
  readonly offset: number | undefined;
  readonly onPick: (from: number, to: number) => void;
};

/** Headings per page; a long text has thousands. */
const page = 500;

/** A menu of the text's headings. */
export default function Outline({headings = [], offset, onPick}: Props): ReactNode {
  return (
    <Popover
      isAbove
      name={<Translate id="site.playground.outline">Outline</Translate>}
      buttonClass={styles.button}
      boxClass={styles.box}
      onButtonKeyDown={moveFocus}
    >
      {headings.length === 0 ? (
        <Translate id="site.playground.outline.none">This text has no headings.</Translate>
      ) : (
        <Headings
          headings={headings}
          current={headings.findLast(({from}) => from <= (offset ?? -1))}
          onPick={onPick}
        />
      )}
    </Popover>
  );
}

type HeadingsProps = {
  readonly headings: readonly Heading[];
  /** The heading of the part with the cursor. */
  readonly current: Heading | undefined;
  readonly onPick: Props['onPick'];
};

function Headings({headings, current, onPick}: HeadingsProps): ReactNode {
  const [limit, setLimit] = useState(page);
  return (
    <ol className={styles.headings} lang={contentLanguage}>
      {headings.slice(0, limit).map((heading) => (
        <li key={heading.from}>
          <button
            type="button"
            className={styles.heading}
            data-level={heading.level}
            aria-current={heading === current ? 'location' : undefined}
            onKeyDown={moveFocus}
            onClick={({currentTarget}) => {
              closePopover(currentTarget);
              onPick(heading.from, heading.from);
            }}
          >
            <span className={styles.level} lang={interfaceLanguage}>
              {`H${String(heading.level)} `}
            </span>
            {heading.text || (
              <em lang={interfaceLanguage}>
                <Translate id="site.playground.outline.empty">Empty heading</Translate>
              </em>
            )}
          </button>
        </li>
      ))}
      {headings.length > limit && (
        <li>
          <button
            type="button"
            className={styles.heading}
            lang={interfaceLanguage}
            onKeyDown={moveFocus}
            onClick={() => {
              setLimit(limit + page);
            }}
          >
            <Translate id="site.playground.outline.more" values={{count: headings.length - limit}}>
              {'{count} more'}
            </Translate>
          </button>
        </li>
      )}
    </ol>
  );
}

/** The arrow keys move through the headings, as in a list of results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const menu = event.currentTarget.closest('details');
  const stops = [...(menu?.querySelectorAll<HTMLElement>('summary, button') ?? [])];
  const at = stops.indexOf(event.currentTarget);
  const target = {
    ArrowDown: stops[at + 1],
    ArrowUp: stops[at - 1],
    Home: stops[1],
    End: stops.at(-1),
  }[event.key];
  if (target && menu?.open) {
    event.preventDefault();
    target.focus();
  }
}
