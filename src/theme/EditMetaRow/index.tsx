import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import EditThisPage from '@theme/EditThisPage';
import type {Props} from '@theme/EditMetaRow';
import styles from './styles.module.css';

/** Below an article: its last update, and a link to edit it. */
export default function EditMetaRow({className, editUrl, lastUpdatedAt}: Props): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      {lastUpdatedAt && <LastUpdated time={lastUpdatedAt} />}
      {editUrl && <EditThisPage editUrl={editUrl} />}
    </div>
  );
}

function LastUpdated({time}: {readonly time: number}): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const date = new Date(time);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.lastUpdated"
        values={{date: <time dateTime={date.toISOString()}>{format.format(date)}</time>}}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
