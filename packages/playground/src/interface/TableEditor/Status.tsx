import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {mostCells, mostColumns} from './model.ts';
import type {Announcement} from './state.ts';

type Props = {
  readonly announcement: Announcement | undefined;
};

/** Announces what has happened to the table. */
export default function Status({announcement}: Props): ReactNode {
  return <p role="status">{announcement && announcementText(announcement)}</p>;
}

function announcementText({code, row, column, count}: Announcement): ReactNode {
  switch (code) {
    case 'insert row above':
    case 'insert row below':
      return (
        <Translate id="site.playground.table.said.row" values={{row}}>
          {'Row {row} inserted'}
        </Translate>
      );
    case 'move row up':
    case 'move row down':
      return (
        <Translate id="site.playground.table.said.rowMoved" values={{row}}>
          {'Row moved to {row}'}
        </Translate>
      );
    case 'delete row':
      return (
        <Translate id="site.playground.table.said.rowsDeleted" values={{count}}>
          {'Rows deleted: {count}'}
        </Translate>
      );
    case 'insert column before':
    case 'insert column after':
      return (
        <Translate id="site.playground.table.said.column" values={{column}}>
          {'Column {column} inserted'}
        </Translate>
      );
    case 'move column back':
    case 'move column forward':
      return (
        <Translate id="site.playground.table.said.columnMoved" values={{column}}>
          {'Column moved to {column}'}
        </Translate>
      );
    case 'delete column':
      return (
        <Translate id="site.playground.table.said.columnsDeleted" values={{count}}>
          {'Columns deleted: {count}'}
        </Translate>
      );
    case 'align left':
      return (
        <Translate id="site.playground.table.said.left" values={{column}}>
          {'Column {column} aligned left'}
        </Translate>
      );
    case 'align center':
      return (
        <Translate id="site.playground.table.said.center" values={{column}}>
          {'Column {column} centred'}
        </Translate>
      );
    case 'align right':
      return (
        <Translate id="site.playground.table.said.right" values={{column}}>
          {'Column {column} aligned right'}
        </Translate>
      );
    case 'align none':
      return (
        <Translate id="site.playground.table.said.none" values={{column}}>
          {'Column {column} without alignment'}
        </Translate>
      );
    case 'sort ascending':
      return (
        <Translate id="site.playground.table.said.ascending" values={{column}}>
          {'Sorted by column {column}, ascending'}
        </Translate>
      );
    case 'sort descending':
      return (
        <Translate id="site.playground.table.said.descending" values={{column}}>
          {'Sorted by column {column}, descending'}
        </Translate>
      );
    case 'clear':
      return (
        <Translate id="site.playground.table.said.cleared" values={{count}}>
          {'Cells cleared: {count}'}
        </Translate>
      );
    case 'pasted':
      return (
        <Translate id="site.playground.table.said.pasted" values={{count}}>
          {'Cells pasted: {count}'}
        </Translate>
      );
    case 'too large':
      return (
        <Translate
          id="site.playground.table.said.tooLarge"
          values={{columns: mostColumns, cells: mostCells.toLocaleString('en')}}
        >
          {
            'Too large: a table has at most {columns} columns and {cells} cells here. It is unchanged.'
          }
        </Translate>
      );
    case 'not read':
      return (
        <Translate id="site.playground.table.said.notRead">
          The pasted cells could not be read. The table is unchanged.
        </Translate>
      );
    case 'copied':
      return <Translate id="site.copy.copied">Copied</Translate>;
    case 'copy failed':
      return (
        <Translate id="site.playground.notice.copyFailed">
          The browser blocked copying. Allow clipboard access, then retry.
        </Translate>
      );
    case 'undone':
      return <Translate id="site.playground.table.said.undone">Undone</Translate>;
    case 'redone':
      return <Translate id="site.playground.table.said.redone">Redone</Translate>;
    case 'nothing to undo':
      return <Translate id="site.playground.table.said.noUndo">Nothing to undo</Translate>;
    case 'nothing to redo':
      return <Translate id="site.playground.table.said.noRedo">Nothing to redo</Translate>;
  }
}
