import {useCallback, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {contentLanguage} from '@site/site/locale';
import Button from '@markdown-zh/ui/Button';
import ModalDialog from '@markdown-zh/ui/ModalDialog';
import {interfaceLanguage} from '@markdown-zh/ui/interface-language';
import type {FigureViewProps} from './controls';
import styles from './EnlargedPicture.module.css';

/** Shows a figure's picture in a dialog, large enough to read its text. */
export default function EnlargedPicture({figure, onDone}: FigureViewProps): ReactNode {
  const picture = figure.querySelector<SVGElement | HTMLImageElement>('svg, img');
  const label =
    picture instanceof HTMLImageElement
      ? picture.alt
      : picture?.parentElement?.getAttribute('aria-label');
  const showCopy = useCallback(
    (scroller: HTMLElement | null) => {
      const copy = picture?.cloneNode(true) as Element | undefined;
      copy?.removeAttribute('class');
      scroller?.replaceChildren(...(copy ? [copy] : []));
    },
    [picture],
  );
  return (
    <ModalDialog
      isOpen
      label={translate({id: 'site.picture.dialog', message: 'Picture'})}
      lang={interfaceLanguage}
      className={styles.dialog}
      onClose={onDone}
    >
      <Button onClick={onDone}>
        <Translate id="site.picture.close">Close</Translate>
      </Button>
      <div
        ref={showCopy}
        role="img"
        // A scrollable region must be focusable: https://dequeuniversity.com/rules/axe/4.11/scrollable-region-focusable
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        lang={contentLanguage}
        aria-label={label ?? ''}
        className={styles.scroller}
      />
    </ModalDialog>
  );
}
