import type {ReactNode} from 'react';
import versions from '@markdown-zh/engines/data/versions.json';
import {catalog, type EngineId} from '@markdown-zh/engines/catalog';

type Props = {
  readonly engine: EngineId;
};

/** An engine, and the version of the package that reads its Markdown. */
export default function EngineName({engine}: Props): ReactNode {
  const {name, packageName} = catalog[engine];
  return (
    <>
      {name}{' '}
      <small>
        {packageName !== name && `${packageName} `}
        {versions[packageName]}
      </small>
    </>
  );
}
