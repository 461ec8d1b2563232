import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {pageDocument} from '@site/src/client/page-document';
import PartBoundary from '@site/src/components/PartBoundary';
import useTextLinks from '@site/src/hooks/useTextLinks';
import {keepLatest} from '@site/src/lib/keep-latest';
import {trustedHtml} from '@site/src/lib/trusted-html';
import type {Framed} from '.';

/** The code of an article's islands, by the names that the HTML has for them. */
export type Islands = Readonly<
  Record<string, () => Promise<{readonly default: ComponentType<object>}>>
>;

/** Articles that stay in memory as they are shown: with all their elements they are large. Of the others, their HTML does. */
const mostWhole = 8;

/** By path, what makes HTML of an article; the one shown last is the last. */
const whole = new Map<string, () => void>();

/** React leaves alone what is in an element of which it is told the HTML. */
const itsOwn = {__html: trustedHtml('')};

/**
 * An article of which nothing needs React: its text is that of the page's HTML, of this page or, after a navigation, of
 * the other one. It is kept when the page is left, as the reader left it.
 *
 * @param path the address of its page
 * @param islands the parts of it that work by themselves, by the names that the HTML has for them
 * @throws {Error} when the page cannot be fetched, or has no such article
 */
export async function settledArticle(path: string, islands: Islands): Promise<Framed> {
  let holder = articleIn(document, path) ?? articleIn(await pageDocument(path), path);
  if (!holder) {
    throw new Error(`The page ${path} has no article.`);
  }
  let html = '';
  function fold(): void {
    // What scripts have set, for code whose lines wrap; the site's policy takes no style that is written in HTML.
    for (const element of holder?.querySelectorAll('[style]') ?? []) {
      element.removeAttribute('style');
    }
    html = holder?.innerHTML ?? html;
    holder = undefined;
  }
  /** Moves the text to where it is shown now. */
  function show(element: Element | null): void {
    if (element && element !== holder) {
      if (holder) {
        element.replaceChildren(...holder.childNodes);
      } else {
        element.innerHTML = trustedHtml(html);
      }
      holder = element;
    }
    for (const foldOther of keepLatest(whole, path, fold, mostWhole)) {
      foldOther();
    }
  }
  function SettledArticle(): ReactNode {
    const article = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      show(article.current);
    }, []);
    useTextLinks(article);
    return (
      <>
        <div
          ref={article}
          className="markdown"
          data-article={path}
          suppressHydrationWarning
          dangerouslySetInnerHTML={itsOwn}
        />
        <Tools article={article} islands={islands} />
      </>
    );
  }
  return Object.assign(SettledArticle, {isFramed: true} as const);
}

function articleIn(page: Document | undefined, path: string): Element | null | undefined {
  return page?.querySelector(`[data-article="${CSS.escape(path)}"]`);
}

interface ToolsProps {
  readonly article: RefObject<HTMLElement | null>;
  readonly islands: Islands;
}

/** What is added to an article in the browser, by what in it asks for that. */
const tools = {
  '.theme-code-block': () => import('./CodeTools'),
  '[data-island]': () => import('./Islands'),
};

/** The tools of an article, when they are there. Where their code does not load, the article stands without them. */
function Tools({article, islands}: ToolsProps): ReactNode {
  const [parts, setParts] = useState<Readonly<Record<string, ComponentType<ToolsProps>>>>({});
  useEffect(() => {
    for (const [selector, load] of Object.entries(tools)) {
      if (article.current?.querySelector(selector)) {
        load().then(
          ({default: Part}) => {
            setParts((others) => ({...others, [selector]: Part}));
          },
          () => undefined,
        );
      }
    }
  }, [article]);
  return Object.entries(parts).map(([selector, Part]) => (
    <PartBoundary key={selector}>
      <Part article={article} islands={islands} />
    </PartBoundary>
  ));
}
