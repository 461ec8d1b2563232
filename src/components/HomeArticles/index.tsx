import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {blogRoutes, privateBlog} from '@site/site/blogs';
import {articles} from '@site/site/home';
import styles from './styles.module.css';

export default function HomeArticles(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const showsPrivateBlog = siteConfig.customFields?.SHOW_CONTENT === 'true';
  return (
    <section aria-labelledby="articles" className={styles.section}>
      <h2 id="articles">工程技术文章</h2>
      <ul className={styles.articles}>
        {articles.map(({to, title, question}) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <span>{question}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/blog">全部文章</Link>
        {showsPrivateBlog && (
          <>
            {' · '}
            <Link to={`/${blogRoutes.private}`} lang="en">
              {privateBlog.blogTitle}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
