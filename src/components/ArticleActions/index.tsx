import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import CopyMessage from '@site/src/components/CopyMessage';
import Crash from '@markdown-zh/ui/PartBoundary/Crash';
import {useCopy} from '@site/src/hooks/useCopy';
import {aimAtPlayground, controlAt, enlargeableAt, isUnmodifiedClick, sourceIn} from './controls';
import {isFigureAction, useFigureViews} from './useFigureViews';

/**
 * Handles clicks on controls in articles, whose HTML is static and not rendered by React. `data-action` names the action
 * of a control; the link of a heading copies its address.
 */
export default function ArticleActions(): ReactNode {
  const {outcome, copy} = useCopy();
  const [isLink, setIsLink] = useState(false);
  const {shown, prepare, show, hide} = useFigureViews();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const control = controlAt(event.target);
    const figure = control?.closest('figure');
    const action = control?.dataset.action;
    if (control instanceof HTMLAnchorElement) {
      if (control.matches('.hash-link') && isUnmodifiedClick(event)) {
        setIsLink(true);
        copy(control.href);
      }
    } else if (figure && action === 'copy') {
      setIsLink(false);
      copy(sourceIn(figure));
    } else if (figure && isFigureAction(action)) {
      show(action, figure);
    } else {
      const picture = enlargeableAt(event.target);
      if (picture) {
        show('enlarge', picture);
      }
    }
  });
  const onApproach = useEffectEvent((event: Event) => {
    aimAtPlayground(event);
    const action = controlAt(event.target)?.dataset.action;
    if (isFigureAction(action)) {
      prepare(action);
    }
  });
  useEffect(() => {
    const listened = new AbortController();
    const {signal} = listened;
    document.addEventListener('click', onClick, {signal});
    document.addEventListener('pointerover', onApproach, {signal});
    document.addEventListener('focusin', onApproach, {signal});
    return () => {
      listened.abort();
    };
  }, []);

  return (
    <>
      {isLink ? (
        // No message on failure: the browser shows the address anyway.
        outcome === 'copied' && (
          <CopyMessage
            outcome={outcome}
            copied={<Translate id="site.copy.link">Link copied</Translate>}
          />
        )
      ) : (
        <CopyMessage outcome={outcome} />
      )}
      {shown.map(({key, figure, View}) =>
        View ? (
          // After a crash, the figure itself is shown again.
          <ErrorBoundary key={key} fallback={(crash) => createPortal(<Crash {...crash} />, figure)}>
            <View
              figure={figure}
              onDone={() => {
                hide(figure);
              }}
            />
          </ErrorBoundary>
        ) : (
          createPortal(<NotLoaded />, figure, String(key))
        ),
      )}
    </>
  );
}

function NotLoaded(): ReactNode {
  return (
    <CopyMessage
      outcome="failed"
      failed={<Translate id="site.example.failed">The engine did not load.</Translate>}
    />
  );
}
