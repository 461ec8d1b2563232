/** Replaces react-router-config in the browser, with the part that Docusaurus's client uses. */
export {default as renderRoutes} from '../render-routes.tsx';
export {matchRoutes} from './match.ts';
