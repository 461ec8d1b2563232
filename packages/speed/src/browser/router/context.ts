import {createContext, useContext} from 'react';
import type {SiteHistory} from './history.ts';
import type {Location} from './location.ts';

// BrowserRouter, which is around everything, gives them their values.
export const HistoryContext = createContext({} as SiteHistory);
export const LocationContext = createContext({} as Location);

/** Always the same one: it renders nothing again. */
export function useHistory(): SiteHistory {
  return useContext(HistoryContext);
}

/** The address that is shown; while a page is on its way, still that of the one before. */
export function useLocation(): Location {
  return useContext(LocationContext);
}
