import type {ComponentType, ReactNode} from 'react';
import PartBoundary from '@site/src/components/PartBoundary';

/** A part of an article that works by itself: its props are what JSON can hold. */
type Part = ComponentType<object>;

/** The code of an article's islands, by the names that the HTML has for them. */
export type Islands = Readonly<Record<string, () => Promise<{readonly default: Part}>>>;

/** Marks a part of an article, so that the browser finds it in a text that React does not know. */
export function island(name: string, Component: Part): Part {
  return function Island(props: object): ReactNode {
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <PartBoundary>
          <Component {...props} />
        </PartBoundary>
      </div>
    );
  };
}
