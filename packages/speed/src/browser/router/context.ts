import {createContext, useContext} from 'react';
import type {SiteHistory} from './history.ts';
import type {Location} from './location.ts';

// BrowserRouter, which is around everything, gives them their values.
export const HistoryContext = createContext({} as SiteHistory);
export const LocationContext = createContext({} as Location);

/** It is always the same object, so it never causes a render. */
export function useHistory(): SiteHistory {
  return useContext(HistoryContext);
}

/** The shown address; during a navigation, that of the previous page. */
export function useLocation(): Location {
  return useContext(LocationContext);
}
