import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {findOut, learn, lookUp} from '@site/site/home';
import styles from './styles.module.css';
import EntryPoint from './EntryPoint';

/** Three entry points: learn, look up, find out why. Each shows its pages with links. */
export default function HomeEntryPoints(): ReactNode {
  return (
    <section aria-label="从哪里开始" className={styles.entryPoints}>
      <EntryPoint {...learn}>
        <ol className={styles.steps}>
          {learn.steps.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ol>
      </EntryPoint>
      <EntryPoint {...lookUp}>
        <ul className={styles.lines}>
          {lookUp.lines.map(({code, label, to}) => (
            <li key={to}>
              <Link to={to}>
                <code>{code}</code> {label}
              </Link>
            </li>
          ))}
        </ul>
      </EntryPoint>
      <EntryPoint {...findOut}>
        <ul className={styles.symptoms}>
          {findOut.symptoms.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </EntryPoint>
    </section>
  );
}
