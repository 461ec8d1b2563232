import type {Site} from './site';
import {starlight} from './starlight';
import {stock} from './stock';
import {thisSite} from './this-site';
import {vitePress} from './vitepress';

export {thisSite};

/** This site should build as fast as the fastest of these. Stock Docusaurus is here for comparison. */
export const rivals: readonly Site[] = [vitePress, starlight];

/** This site and its peers, in the order of columns. */
export const sites: readonly Site[] = [thisSite, stock, ...rivals];
