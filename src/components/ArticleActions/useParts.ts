import {useEffect, useState, type ComponentType} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PartProps} from './part';

const loaders = {
  edit: () => import('./Editing'),
  enlarge: () => import('./Enlarging'),
};

type PartName = keyof typeof loaders;

interface ShownPart {
  /** Tells one press from another. */
  readonly key: number;
  readonly figure: HTMLElement;
  /** Nothing when its code did not load. */
  readonly Part: ComponentType<PartProps> | undefined;
}

interface Parts {
  readonly shown: readonly ShownPart[];
  readonly show: (name: PartName, figure: HTMLElement) => void;
  readonly hide: (figure: HTMLElement) => void;
}

export function isPartName(name: string | undefined): name is PartName {
  return name !== undefined && Object.hasOwn(loaders, name);
}

/** What readers have asked for on this page, each for a figure; its code is fetched then. */
export function useParts(): Parts {
  const {pathname} = useLocation();
  const [shown, setShown] = useState<readonly ShownPart[]>([]);
  useEffect(
    () => () => {
      setShown([]);
    },
    [pathname],
  );
  const add = (figure: HTMLElement, Part?: ShownPart['Part']): void => {
    setShown((all) => [
      ...all.filter((one) => one.figure !== figure),
      {key: (all.at(-1)?.key ?? 0) + 1, figure, Part},
    ]);
  };
  return {
    shown,
    show: (name, figure) => {
      loaders[name]().then(
        ({default: Part}) => {
          add(figure, Part);
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
