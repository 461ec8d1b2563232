import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {tagline} from '@site/site/identity';
import {sample} from '@site/site/home';
import styles from './styles.module.css';

export default function HomeHero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>把 Markdown 讲明白</h1>
        <p className={styles.tagline}>{tagline}。</p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs/intro">
            十分钟入门
          </Link>
          <Link
            className="button button--secondary button--lg"
            to="/docs/tutorial-basics/markdown-issue"
          >
            为什么不生效
          </Link>
        </p>
      </div>
      <div className={styles.sample}>
        <figure>
          <figcaption>写下</figcaption>
          <pre>
            <code>{sample.source}</code>
          </pre>
        </figure>
        <figure>
          <figcaption>得到</figcaption>
          <div className={styles.result}>
            <p className={styles.resultHeading}>购物清单</p>
            <ul>
              <li>
                <strong>苹果</strong>：三个
              </li>
              <li>牛奶</li>
            </ul>
            <p>
              看<Link to="/docs/intro">菜谱</Link>再出门。
            </p>
          </div>
        </figure>
      </div>
    </header>
  );
}
