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

/** Props of a component that adds something to a static text. */
export interface ToolProps {
  readonly article: RefObject<HTMLElement | null>;
  /** The code of the article's islands, by their tags. */
  readonly islands: Readonly<Record<string, Loader<object>>>;
}

/** An article with its frame, the element with the class `markdown`. */
type FramedArticle = ComponentType & {readonly isFramed: true};

/** The limit of articles that stay in memory as elements, which are large. Others stay as HTML. */
const maxWhole = 8;

/** By path, a function that turns an article into HTML; the current one is last. */
const whole = new Map<string, () => void>();

/** React does not touch the content of an element with given HTML. */
const itsOwn = {__html: trustedHtml('')};

/** An article for rendering pages. */
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
 * An article without React in its content. Its text comes from the HTML of this page or, after a navigation,
 * of the other page. When the reader leaves the page, the text is kept in its current state.
 *
 * @param path the address of its page
 * @param islands the parts of it that work on their own, by their names in the HTML
 * @param tools by a selector, additions to a text with such an element
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
    // Scripts set the attribute, for wrapped lines of code. A strict policy forbids styles in HTML.
    for (const element of holder?.querySelectorAll('[style]') ?? []) {
      element.removeAttribute('style');
    }
    html = holder?.innerHTML ?? html;
    holder = undefined;
  }
  /** Moves the text to the element that now shows it. */
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

/** Loads the tools of an article. If their code does not load, the article works without them. */
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

/** If a tool crashes, the article works without it. */
class Boundary extends Component<{readonly children: ReactNode}, {readonly hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
