import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Props = {
  /** One character as a symbol. */
  readonly sign: string;
  readonly question: string;
  readonly answer: string;
  readonly link: {readonly label: string; readonly to: string};
  /** Links to pages. */
  readonly children: ReactNode;
};

export default function EntryPoint({sign, question, answer, link, children}: Props): ReactNode {
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
