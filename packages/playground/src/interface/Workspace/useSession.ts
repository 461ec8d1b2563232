import {useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {download} from '@markdown-zh/ui/download';
import type {ControlState} from '@markdown-zh/ui/useBeforeHydration';
import type {PlaygroundHandle} from '../Editor/useEditor.ts';
import {firstText} from '../first-results.ts';
import {browserEffects, type PageParts} from '../../session/browser-effects.ts';
import {canWriteFiles, chooseFile, chooseTarget, writeFile} from '../../session/file-access.ts';
import type {SessionState} from '../../session/model.ts';
import {fileActions, type FileActions} from '../../session/saving.ts';
import {createSession, type Session} from '../../session/session.ts';
import {earlyChoices} from './early-choices.ts';
import {listenForFiles} from './file-drop.ts';

/** The present parts of the page. The session of the tab stays while it shows other pages of the site. */
let parts: PageParts | undefined;
let tab: {readonly session: Session; readonly files: FileActions} | undefined;
/** The editor's state while the tab shows another page. */
let left: unknown;

function sessionOfTab(): {readonly session: Session; readonly files: FileActions} {
  if (!tab) {
    const session = createSession(
      browserEffects(() => parts),
      firstText,
    );
    const files = fileActions(session, {
      canWrite: canWriteFiles,
      choose: chooseFile,
      chooseTarget,
      write: writeFile,
      download: (name, bytes) => {
        download(name, new Blob([bytes], {type: 'text/markdown;charset=utf-8'}));
      },
    });
    tab = {session, files};
  }
  return tab;
}

/** The editor of the page, while it shows the playground. */
export function presentEditor(): PlaygroundHandle | null | undefined {
  return parts?.editor;
}

/** The session of the tab, bound to the page's editor, address and events. */
export function useSession(
  editor: RefObject<PlaygroundHandle | null>,
  controls: readonly ControlState[],
): {readonly session: Session; readonly files: FileActions; readonly state: SessionState} {
  const {session, files} = sessionOfTab();
  const history = useHistory();
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);

  const bind = useEffectEvent(() => {
    const handle = editor.current;
    // The router misses a change that comes before it listens.
    const {hash} = window.location;
    parts = {
      editor: handle,
      readdress: (next) => {
        history.replace({...history.location, hash: `#${next}`});
        return window.location.href;
      },
    };
    if (left === undefined) {
      void session.start(hash);
    } else {
      handle?.begin({json: left});
      void session.follow(hash);
      if (session.state().tableDraft) {
        session.send({type: 'noticed', notice: {code: 'table kept'}});
      }
    }
    earlyChoices(controls).forEach((choice) => {
      session.send({type: 'choice', choice});
    });
    const {pathname} = history.location;
    const stopFollowing = history.listen((location) => {
      if (location.pathname === pathname) {
        void session.follow(location.hash);
      }
    });
    const unbindEvents = bindEvents(session, files);
    return () => {
      stopFollowing();
      left = handle?.toJson();
      session.leave();
      unbindEvents();
      parts = undefined;
    };
  });
  // Not before, because the page that the build has written has the first text. In the layout phase, so that a navigation within the
  // site never shows it, and because the editor still exists when the page goes.
  useLayoutEffect(() => bind(), []);

  return {session, files, state};
}

/** Lets the events of the page act on a session. Returns a function that ends this. */
function bindEvents({leave}: Session, files: FileActions): () => void {
  const onKey = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
    if (key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
      event.preventDefault();
      void files.save();
    }
  };
  const listeners = new AbortController();
  const {signal} = listeners;
  window.addEventListener('keydown', onKey, {signal});
  window.addEventListener('pagehide', leave, {signal});
  document.addEventListener('visibilitychange', leave, {signal});
  const stopFiles = listenForFiles((file, handle) => {
    void handle.then((known) => files.open(file, known));
  });
  return () => {
    listeners.abort();
    stopFiles();
  };
}
