import type {ComponentType} from 'react';
import {baseUrl} from './bundler.ts';
import {pageComponent} from './page-component.tsx';

/** Whether the site has a home page: breadcrumbs lead to it. */
declare const SPEED_HAS_HOME: boolean;

/** A route for the router. */
export interface ClientRoute {
  readonly key: string;
  readonly path: string;
  readonly exact?: boolean;
  readonly component: ComponentType<Record<string, unknown>>;
  readonly routes?: ClientRoute[];
}

/** Replaces Docusaurus's generated routes of all pages, with those of requested pages (tables.ts). */
const notFound = pageComponent('*', '');
const routes: ClientRoute[] = [
  ...(SPEED_HAS_HOME ? [{key: 'home', path: baseUrl, exact: true, component: notFound}] : []),
  {key: '*', path: '*', component: notFound},
];

// The bundler must compile the registry, so that its modules exist. The condition is never true, but the bundler cannot know that, so the registry
// is compiled and never loaded.
if (document.documentElement.dataset.pageRegistry) {
  void import(/* webpackChunkName: "page-registry" */ '@generated/registry.js');
}

export default routes;
