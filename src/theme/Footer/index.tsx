import {memo, type ReactNode} from 'react';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import SettledText from '@site/src/components/SettledText';
import Shortcuts from '@site/src/components/Shortcuts';
import clsx from 'clsx';
import Legal from './Legal';
import Sections from './Sections';
import styles from './styles.module.css';

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) {
    return null;
  }
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="container container-fluid">
        <SettledText name="sections" className={clsx(styles.top)}>
          <Sections />
        </SettledText>
        <div className={styles.bottom}>
          <SettledText name="legal" className={clsx(styles.legal)}>
            <Legal />
          </SettledText>
          <Shortcuts />
        </div>
      </div>
    </footer>
  );
}

export default memo(Footer);
