import type {ComponentType, ReactNode} from 'react';
import ArticleParts from './Parts';

/** An article that React renders: one with parts that change, on the server, and in development. */
export function liveArticle(Content: ComponentType, path?: string): ComponentType {
  return function LiveArticle(): ReactNode {
    return (
      <div className="markdown" data-article={path}>
        <ArticleParts>
          <Content />
        </ArticleParts>
      </div>
    );
  };
}
