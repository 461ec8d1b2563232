import {useRef, useState, type ReactNode} from 'react';
import useTextLinks from '@site/src/hooks/useTextLinks';
import {trustedHtml} from '@site/src/lib/trusted-html';
import type {Props} from '.';

/** By name, the HTML of a part; every page of the site has the same. */
const kept = new Map<string, string>();

/** A part that is the same on all pages, as the HTML of the first page has it: no script needs its text. */
export default function SettledText({name, className}: Omit<Props, 'children'>): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const [text] = useState(() => ({__html: trustedHtml(htmlOf(name))}));
  useTextLinks(part);
  return (
    <div
      ref={part}
      className={className}
      data-settled={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={text}
    />
  );
}

function htmlOf(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) {
    return known;
  }
  const html = document.querySelector(`[data-settled="${name}"]`)?.innerHTML ?? '';
  kept.set(name, html);
  return html;
}
