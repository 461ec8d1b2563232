import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import PartBoundary from '@site/src/components/PartBoundary';

type Props = {
  readonly article: RefObject<HTMLElement | null>;
  /** Loaders of the article's islands, by their names in the HTML. */
  readonly islands: Readonly<
    Record<string, () => Promise<{readonly default: ComponentType<object>}>>
  >;
};

interface Found {
  readonly place: HTMLElement;
  readonly Component: ComponentType<object>;
}

/**
 * The islands of static article HTML. Each replaces its HTML once the reader scrolls near and its code has loaded. Until
 * then the HTML has no form fields, so no input can be lost.
 */
export default function Islands({article, islands}: Props): ReactNode {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const load = (place: HTMLElement): void => {
      islands[place.dataset.island ?? '']?.().then(
        ({default: Component}) => {
          startTransition(() => {
            setFound((others) => [...others, {place, Component}]);
          });
        },
        () => undefined, // the built HTML stays, with its default values
      );
    };
    const near = new IntersectionObserver(
      (entries) => {
        for (const {isIntersecting, target} of entries) {
          if (isIntersecting && target instanceof HTMLElement) {
            near.unobserve(target);
            load(target);
          }
        }
      },
      {rootMargin: '100%'},
    );
    for (const place of article.current?.querySelectorAll('[data-island]') ?? []) {
      near.observe(place);
    }
    return () => {
      near.disconnect();
    };
  }, [article, islands]);
  return found.map((one, index) => <Island key={index} {...one} />);
}

function Island({place, Component}: Found): ReactNode {
  const [built] = useState(() => [...place.childNodes]);
  useLayoutEffect(() => {
    for (const node of built) {
      node.remove();
    }
    return () => {
      place.prepend(...built); // for the next visit
    };
  }, [place, built]);
  const props = JSON.parse(place.dataset.props ?? '{}') as object;
  return createPortal(
    <PartBoundary>
      <Component {...props} />
    </PartBoundary>,
    place,
  );
}
