import type {ComponentType} from 'react';
import {baseUrl} from './bundler.ts';
import {pageComponent} from './page-component.tsx';

/** Whether the site has a home page: breadcrumbs lead to it. */
declare const SPEED_HAS_HOME: boolean;

/** A route as the router takes it. */
export interface ClientRoute {
  readonly key: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: ClientRoute[];
}

/** In the place of Docusaurus's generated routes of all pages: those of pages that have been asked for (tables.ts). */
const notFound = pageComponent('*', '');
const routes: ClientRoute[] = [
  ...(SPEED_HAS_HOME ? [{key: 'home', path: baseUrl, exact: true, component: notFound}] : []),
  {key: '*', path: '*', component: notFound},
];

// The registry must be compiled for its modules to be there; nobody loads it. The bundler cannot know that this is never true.
if (document.documentElement.dataset.pageRegistry) {
  void import(/* webpackChunkName: "page-registry" */ '@generated/registry.js');
}

export default routes;
