import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Chinese from '@markdown-zh/ui/Chinese';
import AllPlatforms from './AllPlatforms';
import {lastChecked} from '@markdown-zh/platforms/evidence';
import Comparison from './Comparison';
import Legend from './Legend';
import {byDeviation, citationsOf, countByFeature, totalsOf} from '@markdown-zh/platforms/model';
import Overview from './Overview';
import {groups} from '@markdown-zh/platforms/groups';
import Sources from './Sources';
import styles from './styles.module.css';
import {summary, words} from '@markdown-zh/platforms/words';

const citations = citationsOf(groups);
const numbers = new Map(citations.map(({source}, index) => [source, index + 1]));
const columns = byDeviation(groups);
const counts = countByFeature(groups);
const numbersInWords = summary(totalsOf(groups), lastChecked);

type Props = {
  /** What the table of all platforms shows, in words. */
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
      <Sources citations={citations} />
    </Chinese>
  );
}
