import {useState, type ComponentType} from 'react';
import {isOwn, isStored, type SessionState} from '../../session/model.ts';
import type {Session} from '../../session/session.ts';
import type {DocumentsProps} from '../Documents/index.tsx';

/** Whether this browser stores the text. `unsaved`: it does not, or not its last changes. */
export type SaveState = 'none' | 'saved' | 'unsaved';

export interface Documents {
  readonly saveState: SaveState;
  /** The list, while it is shown. */
  readonly DocumentList: ComponentType<DocumentsProps> | undefined;
  readonly onShowDocuments: () => void;
  readonly onHideDocuments: () => void;
}

/** The list of the texts in this browser. Its code is loaded when it is opened. */
export function useDocuments(session: Session, state: SessionState): Documents {
  const [list, setList] = useState<ComponentType<DocumentsProps>>();
  return {
    saveState: saveStateOf(state),
    DocumentList: list,
    onShowDocuments: () => {
      void import('../Documents/index.tsx').then(
        ({default: Loaded}) => {
          setList(() => Loaded);
        },
        () => {
          session.send({type: 'noticed', notice: {code: 'documents not loaded'}});
        },
      );
    },
    onHideDocuments: () => {
      setList(undefined);
    },
  };
}

function saveStateOf({current, fault, isKeeping}: SessionState): SaveState {
  if (!isOwn(current)) {
    return 'none';
  }
  if (!isStored(current) && (fault ?? !isKeeping)) {
    return 'unsaved';
  }
  return current.document ? 'saved' : 'none';
}
