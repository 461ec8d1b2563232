import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import type {Option} from '../../state.ts';
import {useResultLink} from '../../useResultLink.ts';

type Props = ComponentProps<'a'> & {
  readonly option: Option;
  /** Called when the reader opens the link in this tab. */
  readonly onOpen?: (() => void) | undefined;
};

/** A link that opens a section with the match marked. */
export default function ResultLink({option, onOpen, children, ...props}: Props): ReactNode {
  const {href, open} = useResultLink();
  const onClick = (event: MouseEvent) => {
    // With a modifier key the browser opens a tab or window, or downloads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    onOpen?.();
    open(option);
  };
  return (
    // Docusaurus's Link would prefetch every found page, at every keystroke.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a {...props} href={href(option)} onClick={onClick}>
      {children}
    </a>
  );
}
