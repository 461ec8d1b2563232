import {createContext} from 'react';

/** Copies a text, and says so in the sheet's live region. */
export const CopyContext = createContext<(text: string) => void>(() => undefined);
