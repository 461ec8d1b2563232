import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext.js';
import Loading from '@theme/Loading';
import {loadTree, untilLoaded} from './loaded-page.ts';
import names from './names.ts';
import registry from './registry.ts';

type Props = Readonly<Record<string, unknown>>;

/** The loaded modules of a route: its component, the component's props, and its context. */
interface LoadedPage extends Props {
  readonly __comp: ComponentType<Props>;
  readonly __props?: Props;
  readonly __context?: object;
}

/** The delay of the loading message in milliseconds, as in react-loadable. */
const delayMs = 200;

/**
 * Replaces Docusaurus's ComponentCreator and react-loadable: the component of a route, loaded before it is shown. After a
 * failure, the next attempt starts from scratch.
 */
export function pageComponent(
  path: string,
  hash: string,
): ComponentType<Props> & {readonly preload: () => Promise<void>} {
  let page: LoadedPage | undefined;
  const preload = untilLoaded(async () => {
    page = await (path === '*' ? loadNotFound() : loadRoute(`${path}-${hash}`));
  });

  function Page(props: Props): ReactNode {
    const [, setLoaded] = useState(false);
    if (!page) {
      const showPage = (): void => {
        setLoaded(true);
      };
      return <Wait load={preload} onLoaded={showPage} />;
    }
    const {__comp: Component, __context, __props, ...modules} = page;
    return (
      <RouteContextProvider value={__context}>
        <Component {...modules} {...__props} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(Page, {preload});
}

async function loadRoute(key: string): Promise<LoadedPage> {
  const load = (name: number | string) => registry[name]?.[0]() as Promise<{default: unknown}>;
  return (await loadTree(names[key] ?? {}, load)) as LoadedPage;
}

async function loadNotFound(): Promise<LoadedPage> {
  const {default: NotFound} = await import('@theme/NotFound');
  return {__comp: NotFound, __context: {plugin: {name: 'native', id: 'default'}}};
}

type WaitProps = {
  readonly load: () => Promise<void>;
  readonly onLoaded: () => void;
};

/** Shown only if a page is not loaded yet. */
function Wait({load, onLoaded}: WaitProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [pastDelay, setPastDelay] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const timer = setTimeout(setPastDelay, delayMs, true);
    load().then(onLoaded, setError);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt
  }, [attempt]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return <Loading {...{error, pastDelay, retry, isLoading: !error, timedOut: false}} />;
}
