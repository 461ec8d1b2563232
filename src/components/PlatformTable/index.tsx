import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Chinese from '@site/src/components/Chinese';
import Group from './Group';
import Legend from './Legend';
import {citationsOf, countByFeature, lastCheckedOf, totalsOf} from './model';
import Overview from './Overview';
import {groups} from './platforms';
import Sources from './Sources';
import styles from './styles.module.css';
import {summary, words} from './words';

const citations = citationsOf(groups);
const numbers = new Map(citations.map(({source}, index) => [source, index + 1]));
const counts = countByFeature(groups);
const numbersInWords = summary(totalsOf(groups), lastCheckedOf(groups));

/** Which platform supports which feature, with the source of every answer. */
export default function PlatformTable(): ReactNode {
  return (
    <Chinese>
      <Heading as="h2" id="platforms">
        {words.title}
      </Heading>
      <p>{numbersInWords}</p>
      <Legend />
      <h3>{words.overviewTitle}</h3>
      <Overview rows={counts} />
      <h3>{words.tablesTitle}</h3>
      <ul className={styles.jump}>
        {groups.map(({id, name, platforms}) => (
          <li key={id}>
            <Link to={`#platforms-${id}`}>{name}</Link>{' '}
            <small>{platforms.map((platform) => platform.name).join('、')}</small>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <Group key={group.id} group={group} numbers={numbers} />
      ))}
      <h3>{words.sourcesTitle}</h3>
      <Sources citations={citations} />
    </Chinese>
  );
}
