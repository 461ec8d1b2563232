/** Adds the overlay with the issues to every page of `npm start`. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {createRoot} from 'react-dom/client';
import Overlay from './Overlay.tsx';
import {showPath} from './path.ts';

// `docusaurus build --dev` renders pages on the server, with this module.
if (ExecutionEnvironment.canUseDOM) {
  showPath(window.location.pathname);
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Overlay />);
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  showPath(location.pathname);
};
