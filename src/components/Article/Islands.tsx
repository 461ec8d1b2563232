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
  /** The code of the article's islands, by the names that the HTML has for them. */
  readonly islands: Readonly<
    Record<string, () => Promise<{readonly default: ComponentType<object>}>>
  >;
};

interface Found {
  readonly place: HTMLElement;
  readonly Component: ComponentType<object>;
}

/**
 * The islands of a text that React does not know: each takes the place of its HTML when the reader comes near and its
 * code is there. Until then it has no fields, so that nothing typed is lost.
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
        () => undefined, // what was built stays, with its default values
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
