import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {lastChecked} from '@markdown-zh/platforms/evidence';
import {groups} from '@markdown-zh/platforms/groups';
import {
  byDeviation,
  citationsOf,
  countByFeature,
  totalsOf,
  type Answer,
} from '@markdown-zh/platforms/model';
import {answerMeanings, answerWords, kindWords, summary, words} from '@markdown-zh/platforms/words';
import Chinese from '@markdown-zh/ui/Chinese';
import AllPlatforms from './AllPlatforms';
import Comparison from './Comparison';
import Overview from './Overview';
import styles from './styles.module.css';

const citations = citationsOf(groups);
const numbers = new Map(citations.map(({source}, index) => [source, index + 1]));
const columns = byDeviation(groups);
const counts = countByFeature(groups);
const numbersInWords = summary(totalsOf(groups), lastChecked);

type Props = {
  /** The findings from the table of all platforms, in words. */
  readonly children: ReactNode;
};

/** Which platform supports which feature, with the source of every answer: some side by side, and all. */
export default function PlatformTable({children}: Props): ReactNode {
  return (
    <Chinese>
      <Comparison />
      <Heading as="h2" id="platforms">
        {words.title}
      </Heading>
      <div className={styles.prose}>
        {children}
        <p>{numbersInWords}</p>
      </div>
      <Legend />
      <ul className={styles.jump}>
        {groups.map(({id, name, platforms}) => (
          <li key={id}>
            <Link to={`#platforms-${id}`}>{name}</Link>{' '}
            <small>{platforms.map((platform) => platform.name).join('、')}</small>
          </li>
        ))}
      </ul>
      <AllPlatforms groups={groups} features={columns} numbers={numbers} />
      <Heading as="h3" id="overview">
        {words.overviewTitle}
      </Heading>
      <Overview rows={counts} />
      <Heading as="h3" id="sources">
        {words.sourcesTitle}
      </Heading>
      <Sources />
    </Chinese>
  );
}

const answers: readonly Answer[] = ['yes', 'partly', 'no', 'unknown'];

/** Explains the four answers. */
function Legend(): ReactNode {
  return (
    <dl className={styles.legend}>
      {answers.map((answer) => (
        <div key={answer}>
          <dt className={styles[answer]}>{answerWords[answer]}</dt>
          <dd>{answerMeanings[answer]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The numbered sources that the cells refer to. */
function Sources(): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  return (
    <ol className={styles.sources}>
      {citations.map(({platform, source: {kind, title, url, edition}}, index) => {
        const id = `source-${index + 1}`;
        collectAnchor(id);
        return (
          <li key={id} id={id}>
            <Link to={url}>{title}</Link>{' '}
            <small>{[platform, kindWords[kind], edition].filter(Boolean).join(' · ')}</small>
          </li>
        );
      })}
    </ol>
  );
}
