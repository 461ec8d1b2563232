import {useRef, type ComponentType, type ReactNode} from 'react';
import ArticleParts from './Parts';
import useLaterLayout from './useLaterLayout';

/** An article that React renders: one with parts that change, on the server, and in development. */
export function liveArticle(Content: ComponentType, path?: string): ComponentType {
  return function LiveArticle(): ReactNode {
    const article = useRef<HTMLDivElement>(null);
    useLaterLayout(article);
    return (
      <div ref={article} className="markdown" data-article={path}>
        <ArticleParts>
          <Content />
        </ArticleParts>
      </div>
    );
  };
}
