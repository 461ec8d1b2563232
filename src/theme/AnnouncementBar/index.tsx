import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath, useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import {focusAt} from '@markdown-zh/ui/focus-at';
import codeTranslations from '@generated/codeTranslations';
import {announcement, announcementLabels} from '@site/site/announcement';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {isActive, close} = useAnnouncementBar();
  const target = useBaseUrl(announcement?.link?.to);
  const {pathname} = useLocation();
  const isAtTarget = announcement?.link !== undefined && isSamePath(pathname, target);
  if (!isActive || !announcement || isAtTarget) {
    return null;
  }
  return (
    <section
      aria-label={translate({id: 'site.AnnouncementBar.label', message: 'Announcement'})}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
    >
      <p className={styles.text}>
        {codeTranslations[announcementLabels.text] ?? announcement.text}{' '}
        {announcement.link && (
          <Link to={target}>
            {codeTranslations[announcementLabels.link] ?? announcement.link.label}
          </Link>
        )}
      </p>
      <AnnouncementBarCloseButton
        className={styles.close}
        onClick={() => {
          // The button disappears, so the focus goes to the navbar, which follows.
          focusAt(document.querySelector<HTMLElement>('.navbar'));
          close();
        }}
      />
    </section>
  );
}
