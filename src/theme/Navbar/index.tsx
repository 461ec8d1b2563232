import {memo} from 'react';
import OriginalNavbar from '@theme-original/Navbar';

/** What a navigation changes in it, its parts are told by contexts: it is not rendered again with the page. */
export default memo(OriginalNavbar);
