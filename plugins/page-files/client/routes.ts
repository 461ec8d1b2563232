import type {ComponentType} from 'react';
import {pageComponent} from './page-component';

/** A route as the router takes it. */
export interface ClientRoute {
  readonly key: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: ClientRoute[];
}

/** In the place of Docusaurus's generated routes of all pages: those of pages that have been asked for (tables.ts). */
const routes: ClientRoute[] = [{key: '*', path: '*', component: pageComponent('*', '')}];

// The registry must be compiled for its modules to be there; nobody loads it. The bundler cannot know that this is never true.
if (document.documentElement.dataset.pageRegistry) {
  void import(/* webpackChunkName: "page-registry" */ '@generated/registry');
}

export default routes;
