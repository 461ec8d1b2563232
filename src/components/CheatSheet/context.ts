import {createContext} from 'react';

/** Copies a text and announces it in the sheet's live region. */
export const CopyContext = createContext<(text: string) => void>(() => undefined);
