import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import Button from '@markdown-zh/ui/Button';
import Chinese from '@markdown-zh/ui/Chinese';
import {addPlace, placeIn, withoutPlace, type Place} from './places';
import {positionIn} from './section-in-view';
import {keepPlaces, readPlaces} from './storage';
import styles from './styles.module.css';

/** Shorter articles have no place to return to, in heights of the window. */
const shortest = 3;

/**
 * Stores the section at which a reader leaves a long article, in this browser, and offers it on the next visit. The offer is a fixed box,
 * so that no text moves.
 */
export default function ReadingPlace(): ReactNode {
  const {pathname, hash} = useLocation();
  const [offered, setOffered] = useState<Place>();

  useEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-article]');
    if (!article || article.offsetHeight < shortest * innerHeight) {
      return undefined;
    }
    const known = placeIn(readPlaces(), pathname);
    const isAtStart = hash === '' && scrollY < innerHeight;
    const offer = requestAnimationFrame(() => {
      if (known && isAtStart && document.getElementById(known.id)) {
        setOffered(known);
      }
    });
    const leave = () => {
      if (article.isConnected) {
        keep(article, pathname);
      }
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      if (scrollY > innerHeight) {
        setOffered(undefined);
      }
      // An in-site navigation removes the article without an event before it.
      clearTimeout(pause);
      pause = setTimeout(leave, 300);
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', leave);
    addEventListener('scroll', scrolled, {passive: true});
    return () => {
      cancelAnimationFrame(offer);
      clearTimeout(pause);
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', leave);
      removeEventListener('scroll', scrolled);
      setOffered(undefined);
    };
    // A hash of the same page changes nothing.
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
          keepPlaces(withoutPlace(readPlaces(), pathname));
          setOffered(undefined);
        }}
      >
        <Translate id="site.ReadingPlace.forget">Forget</Translate>
      </Button>
    </aside>
  );
}

/** Stores the reader's position. One who has read to the end starts again at the top, and one at the start keeps the stored place. */
function keep(article: HTMLElement, path: string): void {
  const position = positionIn(article);
  if (position.at === 'section') {
    const {heading} = position;
    const title = heading.textContent.trim();
    keepPlaces(addPlace(readPlaces(), {path, id: heading.id, title}));
  } else if (position.at === 'end') {
    keepPlaces(withoutPlace(readPlaces(), path));
  }
}
