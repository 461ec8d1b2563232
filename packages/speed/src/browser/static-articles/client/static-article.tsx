import {
  Component,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {lruSet} from '../../lru-set.ts';
import {pageDocument} from '../../page-document.ts';
import {trustedHtml} from '../../trusted-html.ts';
import useTextLinks from './useTextLinks.ts';

type Loader<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

/** Props of a component that adds something to a text that React does not know. */
export interface ToolProps {
  readonly article: RefObject<HTMLElement | null>;
  /** The code of the article's islands, by their tags. */
  readonly islands: Readonly<Record<string, Loader<object>>>;
}

/** An article that brings its frame, the element with the class `markdown`, along. */
type FramedArticle = ComponentType & {readonly isFramed: true};

/** Articles that stay in memory as they are shown: with all their elements they are large. Of the others, their HTML does. */
const maxWhole = 8;

/** By path, what makes HTML of an article; the one shown last is the last. */
const whole = new Map<string, () => void>();

/** React leaves alone what is in an element of which it is told the HTML. */
const itsOwn = {__html: trustedHtml('')};

/** An article as pages are rendered with it. */
export function framed(path: string, Content: ComponentType<object>): FramedArticle {
  function Framed(props: object): ReactNode {
    return (
      <div className="markdown" data-article={path}>
        <Content {...props} />
      </div>
    );
  }
  return Object.assign(Framed, {isFramed: true} as const);
}

/**
 * An article of which nothing needs React: its text is that of the page's HTML, of this page or, after a navigation, of
 * the other one. It is kept when the page is left, as the reader left it.
 *
 * @param path the address of its page
 * @param islands the parts of it that work by themselves, by the names that the HTML has for them
 * @param tools by a selector, what is added to a text with such an element
 * @throws {Error} when the page cannot be fetched, or has no such article
 */
export async function staticArticle(
  path: string,
  islands: ToolProps['islands'],
  tools: Readonly<Record<string, Loader<ToolProps>>>,
): Promise<FramedArticle> {
  let holder = articleIn(document, path) ?? articleIn(await pageDocument(path), path);
  if (!holder) {
    throw new Error(`The page ${path} has no article.`);
  }
  let html = '';
  function fold(): void {
    // What scripts have set, for code whose lines wrap; a strict policy takes no style that is written in HTML.
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
    for (const foldOther of lruSet(whole, path, fold, maxWhole)) {
      foldOther();
    }
  }
  function StaticArticle(): ReactNode {
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
        <Tools article={article} islands={islands} tools={tools} />
      </>
    );
  }
  return Object.assign(StaticArticle, {isFramed: true} as const);
}

function articleIn(page: Document | undefined, path: string): Element | null | undefined {
  return page?.querySelector(`[data-article="${CSS.escape(path)}"]`);
}

/** The tools of an article, when they are there. Where their code does not load, the article stands without them. */
function Tools({
  tools,
  ...props
}: ToolProps & {readonly tools: Readonly<Record<string, Loader<ToolProps>>>}): ReactNode {
  const [parts, setParts] = useState<Readonly<Record<string, ComponentType<ToolProps>>>>({});
  const {article} = props;
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
  }, [article, tools]);
  return Object.entries(parts).map(([selector, Part]) => (
    <Boundary key={selector}>
      <Part {...props} />
    </Boundary>
  ));
}

/** A tool that crashes leaves the article without it. */
class Boundary extends Component<{readonly children: ReactNode}, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
