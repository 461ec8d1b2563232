import useIsBrowser from '@docusaurus/useIsBrowser';

/** Whether the keyboard has a Command key; false on the server, and in the first render. */
export function useIsApple(): boolean {
  const isBrowser = useIsBrowser();
  return isBrowser && isApple();
}

export function isApple(): boolean {
  return /Mac|iPhone|iPad/u.test(navigator.userAgent);
}
