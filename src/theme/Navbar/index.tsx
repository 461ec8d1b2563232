import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalNavbar from '@theme-original/Navbar';

/** Stock code closes the mobile menu on back navigation and at desktop width, not on Escape. */
function useEscapeToClose(): void {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [shown, toggle]);
}

export default function Navbar(): ReactNode {
  useEscapeToClose();
  return <OriginalNavbar />;
}
