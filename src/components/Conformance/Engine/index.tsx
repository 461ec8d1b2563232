import type {ReactNode} from 'react';
import type {Conformance, Versions} from '@markdown-zh/engines/conformance';
import versions from '@markdown-zh/engines/data/versions.json';
import styles from './styles.module.css';

type Props = {readonly engine: Conformance['configurations'][number]};

/** More do not fit into a column. */
const shownPackages = 3;

/** The header of an engine's column: its name, packages with versions, and options. */
export default function ConformanceEngine({engine}: Props): ReactNode {
  return (
    <span lang="en" className={styles.engine}>
      <strong>{engine.name}</strong>
      {engine.packages.slice(0, shownPackages).map((name) => (
        <small key={name}>
          {name !== engine.name && `${name} `}
          {(versions as Versions)[name]}
        </small>
      ))}
      {engine.options.map((option) => (
        <small key={option}>
          <code>{option}</code>
        </small>
      ))}
    </span>
  );
}
