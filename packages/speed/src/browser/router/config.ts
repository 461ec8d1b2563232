/** Stands in the browser for react-router-config, with what Docusaurus's client uses of it. */
export {default as renderRoutes} from '../render-routes.tsx';
export {matchRoutes} from './match.ts';
