/** Puts the issues of the articles into the corner of every page, in `npm start` alone. */
import type {ClientModule} from '@docusaurus/types';
import {createRoot} from 'react-dom/client';
import Corner from './Corner/index.tsx';
import {showPath} from './path.ts';

createRoot(document.body.appendChild(document.createElement('div'))).render(<Corner />);

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location}) => {
  showPath(location.pathname);
};
