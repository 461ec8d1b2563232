import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {findOut, learn, lookUp} from '@site/site/home';
import styles from './HomeEntryPoints.module.css';

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

type Props = {
  /** One character as a symbol. */
  readonly sign: string;
  readonly question: string;
  readonly answer: string;
  readonly link: {readonly label: string; readonly to: string};
  /** Links to pages. */
  readonly children: ReactNode;
};

function EntryPoint({sign, question, answer, link, children}: Props): ReactNode {
  return (
    <div className={styles.entryPoint}>
      <div className={styles.sign} aria-hidden="true">
        {sign}
      </div>
      <div>
        <h2 className={styles.question}>{question}</h2>
        <p className={styles.answer}>{answer}</p>
        <Link to={link.to} className={clsx(styles.link)}>
          {link.label}
        </Link>
      </div>
      {children}
    </div>
  );
}
