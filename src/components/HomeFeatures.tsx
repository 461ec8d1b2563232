import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import totals from '@markdown-zh/engines/data/totals.json';
import PlaygroundLink from '@markdown-zh/playground/PlaygroundLink';
import {diagnosis} from '@site/site/home';
import styles from './HomeFeatures.module.css';

/** Features that other sites lack; each shows an example instead of praise. */
export default function HomeFeatures(): ReactNode {
  return (
    <section aria-labelledby="different" className={styles.section}>
      <div className={styles.diagnosis}>
        <h2 id="different">写错了，它告诉你错在哪个字</h2>
        <p className={styles.source}>
          <code>
            <mark>{diagnosis.wrong}</mark>
            {diagnosis.rest}
          </code>
        </p>
        <p className={styles.finding}>{diagnosis.title}</p>
        <p className={styles.source}>
          改成 <code>{diagnosis.mended}</code>
        </p>
        <PlaygroundLink
          className="button button--secondary"
          hash={`text=${encodeURIComponent(diagnosis.source)}`}
        >
          在 Playground 里诊断
        </PlaygroundLink>
      </div>
      <div className={styles.side}>
        <p className={styles.figure}>
          <Link to="/compatibility">
            <strong>{totals.examples}</strong> 个例子，<strong>{totals.configurations}</strong>{' '}
            种引擎配置
          </Link>
          <span>每次构建都跑一遍，谁与规范不同，逐条列出。</span>
        </p>
        <p className={styles.figure}>
          <Link to="/docs/cheat-sheet">
            <strong>2</strong> 张 A4 纸
          </Link>
          <span>常用写法和中文易错处，印出来贴在桌边。</span>
        </p>
        <p className={styles.figure}>
          <Link to="/docs/about">
            <strong>0</strong> 个账号、广告、追踪
          </Link>
          <span>静态网站，你试写的文字不离开浏览器。</span>
        </p>
      </div>
    </section>
  );
}
