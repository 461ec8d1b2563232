import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ways} from '@site/site/home';
import styles from './styles.module.css';

export default function HomeWays(): ReactNode {
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">从哪里开始</h2>
      <ul className={styles.ways}>
        {ways.map(({title, question, answer, link}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={styles.question}>{question}</p>
            <p>{answer}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
