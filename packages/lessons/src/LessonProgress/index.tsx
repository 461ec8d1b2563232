import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import lessons from '@generated/lessons/default/lessons.json';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import SavedProgress from './SavedProgress.tsx';
import Mistakes from './Mistakes.tsx';
import {due, exerciseKey} from './progress.ts';
import styles from './styles.module.css';
import {useProgress} from './useProgress.ts';

/** The lesson about the commonest mistakes. Only its exercises are offered again. */
const repeated = 'traps';

/** The list of lessons, with the learner's progress. The list is complete without scripts. */
export default function LessonProgress(): ReactNode {
  const {progress, now} = useProgress();
  const isSolved = (lesson: string, exercise: string) =>
    exerciseKey(lesson, exercise) in progress.solved;
  const isBegun = Object.keys(progress.solved).length > 0;
  const next = lessons.find(({id, exercises}) => exercises.some((each) => !isSolved(id, each.id)));
  const nextExercise = next?.exercises.find((each) => !isSolved(next.id, each.id));
  const traps = lessons.find(({id}) => id === repeated);
  const toRepeat = due(
    progress,
    traps?.exercises.map(({id}) => exerciseKey(repeated, id)) ?? [],
    now,
  );

  return (
    <>
      {isBegun && next && nextExercise && (
        <p className={styles.next}>
          <Link to={`${next.permalink}#${nextExercise.id}`}>继续上次：{next.title}</Link>
        </p>
      )}
      <ol className={styles.lessons}>
        {lessons.map(({id, title, permalink, exercises}) => {
          const count = exercises.filter((each) => isSolved(id, each.id)).length;
          return (
            <li key={id}>
              <Link to={permalink}>{title}</Link>{' '}
              <span className={styles.count} lang={interfaceLanguage}>
                <Translate id="site.lessons.solved" values={{count, all: exercises.length}}>
                  {'{count} of {all} solved'}
                </Translate>
              </span>
            </li>
          );
        })}
      </ol>
      {traps && toRepeat.length > 0 && (
        <section aria-labelledby="repeat">
          <h2 id="repeat">再做一遍</h2>
          <ul>
            {traps.exercises
              .filter(({id}) => toRepeat.includes(exerciseKey(repeated, id)))
              .map(({id, task}) => (
                <li key={id}>
                  <Link to={`${traps.permalink}#${id}`}>{task}</Link>
                </li>
              ))}
          </ul>
        </section>
      )}
      <Mistakes mistakes={progress.mistakes} />
      <SavedProgress progress={progress} />
    </>
  );
}
