import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/home/default/home.json';
import {blogRoutes, privateBlog} from '@site/site/blogs';
import styles from './HomeArticles.module.css';

export default function HomeArticles(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const showsPrivateBlog = siteConfig.customFields?.SHOW_CONTENT === 'true';
  return (
    <section aria-labelledby="articles" className={styles.section}>
      <h2 id="articles">新文章</h2>
      <div>
        <ul className={styles.articles}>
          {home.newest.map(({permalink, title, date, minutes}) => {
            const [subject, ...rest] = title.split('：');
            return (
              <li key={permalink}>
                <time dateTime={date}>{date}</time>
                <Link to={permalink}>
                  <strong>{subject}</strong>
                  {rest.length > 0 && <span>{`：${rest.join('：')}`}</span>}
                </Link>
                {minutes !== undefined && <span className={styles.minutes}>{minutes} 分钟</span>}
              </li>
            );
          })}
        </ul>
        <p className={styles.more}>
          <Link to={`/${blogRoutes.public}`}>全部文章</Link>
          {showsPrivateBlog && (
            <Link to={`/${blogRoutes.private}`} lang="en">
              {privateBlog.blogTitle}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
