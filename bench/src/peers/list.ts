import {starlight} from './starlight';
import {stock} from './stock';
import {thisSite, thisSiteWithoutSpeed} from './this-site';
import type {Site} from './site';
import {vitePress} from './vitepress';
import {wholeStarlight} from './whole-starlight';

/** This site and its peers, in the order of columns. */
export const sites: readonly Site[] = [thisSite, stock, vitePress, starlight];

/** Sites for the comparison of whole builds: with what this site carries, then the bare peers. */
export const builtSites: readonly Site[] = [
  thisSite,
  wholeStarlight,
  thisSiteWithoutSpeed,
  stock,
  vitePress,
  starlight,
];
