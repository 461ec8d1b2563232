import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import HomeEditor from '@site/src/components/HomeEditor';
import PartBoundary from '@markdown-zh/ui/PartBoundary';
import {purpose} from '@site/site/home';
import styles from './HomeHero.module.css';

export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title}>
          <span>把 Markdown</span> <span>讲明白</span>
        </h1>
        <p className={styles.lead}>{purpose}</p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/intro">
            十分钟入门
          </Link>
          <Link className={clsx(styles.more)} to="/docs/tutorial-basics/markdown-issue">
            为什么不生效
          </Link>
        </p>
      </div>
      <PartBoundary>
        <HomeEditor />
      </PartBoundary>
    </header>
  );
}
