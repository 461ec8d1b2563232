import {useEffect, useState, type ComponentType} from 'react';
import {useLocation} from '@docusaurus/router';
import type {FigureViewProps} from './controls';

const loaders = {
  edit: () => import('./EditableExample'),
  enlarge: () => import('./EnlargedPicture'),
};

type FigureAction = keyof typeof loaders;

interface FigureView {
  /** Distinguishes one click from another. */
  readonly key: number;
  readonly figure: HTMLElement;
  /** Undefined if its code did not load. */
  readonly View: ComponentType<FigureViewProps> | undefined;
}

interface FigureViews {
  readonly shown: readonly FigureView[];
  /** Loads the code of a view that the reader is about to open. */
  readonly prepare: (name: FigureAction) => void;
  readonly show: (name: FigureAction, figure: HTMLElement) => void;
  readonly hide: (figure: HTMLElement) => void;
}

export function isFigureAction(name: string | undefined): name is FigureAction {
  return name !== undefined && Object.hasOwn(loaders, name);
}

/** The views that the reader has opened on this page, one for each figure. Their code is loaded on demand. */
export function useFigureViews(): FigureViews {
  const {pathname} = useLocation();
  const [shown, setShown] = useState<readonly FigureView[]>([]);
  useEffect(
    () => () => {
      setShown([]);
    },
    [pathname],
  );
  const add = (figure: HTMLElement, View?: FigureView['View']): void => {
    setShown((all) => [
      ...all.filter((one) => one.figure !== figure),
      {key: (all.at(-1)?.key ?? 0) + 1, figure, View},
    ]);
  };
  return {
    shown,
    prepare: (name) => {
      loaders[name]().catch(() => undefined); // `show` tries again, and reports a failure
    },
    show: (name, figure) => {
      loaders[name]().then(
        ({default: View}) => {
          add(figure, View);
        },
        () => {
          add(figure);
        },
      );
    },
    hide: (figure) => {
      setShown((all) => all.filter((one) => one.figure !== figure));
    },
  };
}
