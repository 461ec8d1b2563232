/** Paths of the playground, and of the frame that shows its results, below the base URL. */
export const playgroundPath = 'playground';
export const framePath = 'playground-frame.html';
