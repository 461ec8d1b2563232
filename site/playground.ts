/** Where the workbench is, and the document in which it shows results; below the base URL. */
export const playgroundPath = 'playground';
export const framePath = 'playground-frame.html';
