import {memo} from 'react';
import OriginalNavbar from '@theme-original/Navbar';

/** Memoised: its parts learn of a navigation through contexts, so it is not rendered again with each page. */
export default memo(OriginalNavbar);
