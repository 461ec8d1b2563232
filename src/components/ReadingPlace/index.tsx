import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Button from '@markdown-zh/ui/Button';
import Chinese from '@markdown-zh/ui/Chinese';
import {
  addPosition,
  positionIn,
  readPositions,
  savePositions,
  withoutArticle,
  type SavedPosition,
} from './positions';
import styles from './styles.module.css';

/** In shorter articles no position is stored, in heights of the window. */
const shortest = 3;

/**
 * Stores the section at which a reader leaves a long article, in this browser, and offers it on the next visit. The offer is a fixed box,
 * so that no text moves.
 */
export default function ReadingPlace(): ReactNode {
  const {pathname, hash} = useLocation();
  const [offered, setOffered] = useState<SavedPosition>();

  useEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-article]');
    if (!article || article.offsetHeight < shortest * innerHeight) {
      return undefined;
    }
    const known = positionIn(readPositions(), pathname);
    const isAtStart = hash === '' && scrollY < innerHeight;
    const offer = requestAnimationFrame(() => {
      if (known && isAtStart && document.getElementById(known.id)) {
        setOffered(known);
      }
    });
    const save = () => {
      if (article.isConnected) {
        savePosition(article, pathname);
      }
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      if (scrollY > innerHeight) {
        setOffered(undefined);
      }
      // An in-site navigation removes the article without an event before it.
      clearTimeout(pause);
      pause = setTimeout(save, 300);
    };
    document.addEventListener('visibilitychange', save);
    addEventListener('pagehide', save);
    addEventListener('scroll', scrolled, {passive: true});
    return () => {
      cancelAnimationFrame(offer);
      clearTimeout(pause);
      document.removeEventListener('visibilitychange', save);
      removeEventListener('pagehide', save);
      removeEventListener('scroll', scrolled);
      setOffered(undefined);
    };
    // A hash of the same page needs no new watch.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  if (!offered) {
    return null;
  }
  return (
    <aside
      className={styles.offer}
      aria-label={translate({id: 'site.ReadingPlace.label', message: 'Continue reading'})}
    >
      <Link
        className={clsx(styles.link)}
        to={`#${encodeURIComponent(offered.id)}`}
        onClick={() => {
          setOffered(undefined);
        }}
      >
        <Translate
          id="site.ReadingPlace.continue"
          values={{section: <Chinese as="inline">{offered.title}</Chinese>}}
        >
          {'Continue at {section}'}
        </Translate>
      </Link>
      <Button
        onClick={() => {
          savePositions(withoutArticle(readPositions(), pathname));
          setOffered(undefined);
        }}
      >
        <Translate id="site.ReadingPlace.forget">Forget</Translate>
      </Button>
    </aside>
  );
}

/** Stores the reader's position. One who has read to the end starts again at the top, and one at the start keeps the stored position. */
function savePosition(article: HTMLElement, path: string): void {
  const position = scrollPosition(article);
  if (position.at === 'section') {
    const {heading} = position;
    const title = heading.textContent.trim();
    savePositions(addPosition(readPositions(), {path, id: heading.id, title}));
  } else if (position.at === 'end') {
    savePositions(withoutArticle(readPositions(), path));
  }
}

type ScrollPosition =
  {readonly at: 'start' | 'end'} | {readonly at: 'section'; readonly heading: HTMLElement};

/**
 * The section at the upper third of the window: the last heading above that line. At the start no heading is above it, and at the end
 * the article's last line is in view.
 */
function scrollPosition(article: HTMLElement): ScrollPosition {
  if (article.getBoundingClientRect().bottom <= innerHeight) {
    return {at: 'end'};
  }
  const heading = [...article.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')].findLast(
    (one) => one.getBoundingClientRect().top < innerHeight / 3,
  );
  return heading ? {at: 'section', heading} : {at: 'start'};
}
