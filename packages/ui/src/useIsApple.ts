import useIsBrowser from '@docusaurus/useIsBrowser';
import {isApple} from './keyboard.ts';

/** Whether the keyboard has a Command key; false on the server, and in the first render. */
export function useIsApple(): boolean {
  const isBrowser = useIsBrowser();
  return isBrowser && isApple();
}
