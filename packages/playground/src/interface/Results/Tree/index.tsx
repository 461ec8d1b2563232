import {useMemo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Dialect} from '@markdown-zh/engines/dialects';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import type {Runner} from '../../../runner.ts';
import type {SyntaxTree} from '../../../worker/tree.ts';
import {useJob} from '../../useJob.ts';
import JobMessage from '../JobMessage.tsx';
import Node from './Node.tsx';
import {moveFocus} from './rows.ts';
import styles from './styles.module.css';

type Props = {
  readonly runner: Runner;
  readonly source: string;
  readonly offset: number | undefined;
  readonly dialect: Dialect;
  readonly onPick: (from: number, to: number) => void;
};

/** The syntax tree of the text. */
export default function ResultTree({runner, source, offset, dialect, onPick}: Props): ReactNode {
  const request = useMemo(() => ({source, dialect}), [source, dialect]);
  const job = useJob(runner, 'tree', request);
  return (
    <>
      <JobMessage job={job} />
      {job.response && <Tree tree={job.response} offset={offset} onPick={onPick} />}
    </>
  );
}

type TreeProps = Pick<Props, 'offset' | 'onPick'> & {
  readonly tree: SyntaxTree;
};

/** The tree, expanded along the path to the cursor, or the place where MDX is invalid. */
function Tree({tree, offset, onPick}: TreeProps): ReactNode {
  if ('message' in tree) {
    const {message, line, column, offset: at} = tree;
    return (
      <div className={styles.error} role="alert">
        <p>
          <Translate id="site.playground.mdx.refused" values={{line, column}}>
            {'Invalid MDX at line {line}, column {column}.'}
          </Translate>
        </p>
        <p>
          <code>{message}</code>
        </p>
        <button
          type="button"
          className={styles.row}
          onClick={() => {
            onPick(at, at + 1);
          }}
        >
          <Translate id="site.playground.mdx.show">Go to the error</Translate>
        </button>
      </div>
    );
  }
  return (
    <div
      role="tree"
      tabIndex={-1}
      aria-label={translate({id: 'site.playground.view.tree', message: 'Syntax tree'})}
      className={styles.tree}
      lang={interfaceLanguage}
      onKeyDown={moveFocus}
    >
      <Node node={tree.root} offset={offset} level={1} onPick={onPick} />
    </div>
  );
}
