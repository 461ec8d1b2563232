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
import {focusAt} from '@markdown-zh/ui/focus-at';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {watchPresses, type WhenReleased} from './watch-presses';

type Props = {
  readonly article: RefObject<HTMLElement | null>;
  /** Loaders of the article's islands, by their names in the HTML. */
  readonly islands: Readonly<
    Record<string, () => Promise<{readonly default: ComponentType<object>}>>
  >;
};

interface Found {
  readonly container: HTMLElement;
  readonly Component: ComponentType<object>;
  readonly whenReleased: WhenReleased;
}

/**
 * The islands of static article HTML. Each replaces its HTML once the reader scrolls near and its code has loaded, but
 * not during a press on it, which would be lost. Until then the HTML has no form fields, so no input can be lost.
 */
export default function Islands({article, islands}: Props): ReactNode {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const unmounted = new AbortController();
    const whenReleased = watchPresses(unmounted.signal);
    const load = (container: HTMLElement): void => {
      islands[container.dataset.island ?? '']?.().then(
        ({default: Component}) => {
          startTransition(() => {
            setFound((others) => [...others, {container, Component, whenReleased}]);
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
    for (const container of article.current?.querySelectorAll('[data-island]') ?? []) {
      near.observe(container);
    }
    return () => {
      near.disconnect();
      unmounted.abort();
    };
  }, [article, islands]);
  return found.map((one, index) => <Island key={index} {...one} />);
}

function Island({container, Component, whenReleased}: Found): ReactNode {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const built = [...container.childNodes];
    const stopWaiting = whenReleased(container, () => {
      replaceKeepingState(container, host);
    });
    return () => {
      stopWaiting();
      container.replaceChildren(...built); // for the next visit
    };
  }, [container, host, whenReleased]);
  const props = JSON.parse(container.dataset.props ?? '{}') as object;
  return createPortal(
    <PartBoundary>
      <Component {...props} />
    </PartBoundary>,
    host,
  );
}

/**
 * Replaces the content of an element, and keeps its opened details and the focus. The same part of the new content gets the focus,
 * or the new content itself.
 */
function replaceKeepingState(container: HTMLElement, content: HTMLElement): void {
  const {activeElement} = document;
  const focused = container.contains(activeElement) ? activeElement : undefined;
  const details = content.querySelectorAll('details');
  for (const [index, {open}] of container.querySelectorAll('details').entries()) {
    details[index]?.toggleAttribute('open', open);
  }
  container.replaceChildren(content);
  if (focused) {
    const same = [...content.querySelectorAll<HTMLElement>(focused.localName)].find(
      (element) =>
        element.textContent === focused.textContent &&
        element.getAttribute('href') === focused.getAttribute('href'),
    );
    focusAt(same ?? content, {preventScroll: true});
  }
}
