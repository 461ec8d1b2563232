import type {RefObject} from 'react';

/** The code block, a `<pre>`. */
export type Props = {readonly codeRef: RefObject<HTMLElement | null>};
