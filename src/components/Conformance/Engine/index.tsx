import type {ReactNode} from 'react';
import type {Conformance} from '@site/plugins/pages/conformance';
import versions from '@generated/conformance/default/versions.json';
import styles from './styles.module.css';

type Props = {readonly engine: Conformance['configurations'][number]};

/** A column has no room for more. */
const shownPackages = 3;

/** The head of an engine's column: its name, its packages with their versions, its options. */
export default function ConformanceEngine({engine}: Props): ReactNode {
  return (
    <span lang="en" className={styles.engine}>
      <strong>{engine.name}</strong>
      {engine.packages.slice(0, shownPackages).map((name) => (
        <small key={name}>
          {name !== engine.name && `${name} `}
          {versions[name]}
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
