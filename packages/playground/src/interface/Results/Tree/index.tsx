import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import type {SyntaxTree} from '../../../worker/tree.ts';
import Node from './Node/index.tsx';
import {moveFocus} from './rows.ts';
import styles from './styles.module.css';

type Props = {
  readonly tree: SyntaxTree;
  readonly offset: number | undefined;
  readonly onPick: (from: number, to: number) => void;
};

/** The syntax tree, expanded along the path to the cursor. */
export default function ResultTree({tree, offset, onPick}: Props): ReactNode {
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
