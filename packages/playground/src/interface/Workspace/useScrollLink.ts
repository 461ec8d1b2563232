import {useEffect, useState} from 'react';
import {createScrollLink, type ScrollLink} from '../../scroll-link.ts';

/** The link between the scroll positions of editor and preview. */
export function useScrollLink(isOn: boolean): ScrollLink {
  const [link] = useState(() =>
    createScrollLink(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
  useEffect(() => {
    link.turn(isOn);
  }, [link, isOn]);
  return link;
}
