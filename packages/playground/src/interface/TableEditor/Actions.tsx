import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@markdown-zh/ui/Button';
import Menu, {type MenuItem} from '../Menu.tsx';
import type {Change, GridEvent} from './state.ts';
import styles from './Actions.module.css';

type Props = {
  readonly onChange: (change: Change) => void;
  readonly onEvent: (event: GridEvent) => void;
  readonly onCopy: () => void;
  readonly onCopyAll: () => void;
  readonly onDownload: () => void;
};

/** Buttons for the selected cells and the whole table. */
export default function Actions(props: Props): ReactNode {
  const {onChange, onEvent, onCopy, onCopyAll, onDownload} = props;
  const itemsOf = (changes: Partial<Record<Change, string>>): MenuItem[] =>
    Object.entries(changes).map(([change, label]) => ({
      key: change,
      label,
      onChoice: () => {
        onChange(change as Change);
      },
    }));
  return (
    <div className={styles.actions}>
      <Menu
        name={<Translate id="site.playground.table.row">Row</Translate>}
        items={itemsOf(rowChanges())}
      />
      <Menu
        name={<Translate id="site.playground.table.column">Column</Translate>}
        items={itemsOf(columnChanges())}
      />
      <Menu
        name={<Translate id="site.playground.table.copy">Copy</Translate>}
        items={[
          {
            key: 'copy',
            label: translate({
              id: 'site.playground.table.copyCells',
              message: 'Copy selected cells',
            }),
            onChoice: onCopy,
          },
          {
            key: 'copy all',
            label: translate({id: 'site.playground.table.copyAll', message: 'Copy whole table'}),
            onChoice: onCopyAll,
          },
          {
            key: 'csv',
            label: translate({id: 'site.playground.table.csv', message: 'Download CSV'}),
            onChoice: onDownload,
          },
        ]}
      />
      <Button
        onClick={() => {
          onEvent({type: 'undo'});
        }}
      >
        <Translate id="site.playground.table.undo">Undo</Translate>
      </Button>
      <Button
        onClick={() => {
          onEvent({type: 'redo'});
        }}
      >
        <Translate id="site.playground.table.redo">Redo</Translate>
      </Button>
    </div>
  );
}

function rowChanges() {
  return {
    'insert row above': translate({
      id: 'site.playground.table.rowAbove',
      message: 'Insert row above',
    }),
    'insert row below': translate({
      id: 'site.playground.table.rowBelow',
      message: 'Insert row below',
    }),
    'move row up': translate({id: 'site.playground.table.rowUp', message: 'Move row up'}),
    'move row down': translate({id: 'site.playground.table.rowDown', message: 'Move row down'}),
    'delete row': translate({id: 'site.playground.table.deleteRow', message: 'Delete row'}),
  };
}

function columnChanges() {
  return {
    'insert column before': translate({
      id: 'site.playground.table.columnBefore',
      message: 'Insert column left',
    }),
    'insert column after': translate({
      id: 'site.playground.table.columnAfter',
      message: 'Insert column right',
    }),
    'move column back': translate({
      id: 'site.playground.table.columnBack',
      message: 'Move column left',
    }),
    'move column forward': translate({
      id: 'site.playground.table.columnForward',
      message: 'Move column right',
    }),
    'delete column': translate({
      id: 'site.playground.table.deleteColumn',
      message: 'Delete column',
    }),
    'align left': translate({id: 'site.playground.table.alignLeft', message: 'Align left'}),
    'align center': translate({id: 'site.playground.table.alignCenter', message: 'Centre'}),
    'align right': translate({id: 'site.playground.table.alignRight', message: 'Align right'}),
    'align none': translate({id: 'site.playground.table.alignNone', message: 'No alignment'}),
    'sort ascending': translate({
      id: 'site.playground.table.sortAscending',
      message: 'Sort ascending',
    }),
    'sort descending': translate({
      id: 'site.playground.table.sortDescending',
      message: 'Sort descending',
    }),
  };
}
