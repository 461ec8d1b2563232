import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** The button of the two colour modes. It works before the application has started: see plugins/pages/page-bootstrap. */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, value, onChange} = props;
  const isDark = value === 'dark';
  const mode = isDark
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'});
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-toggle=""
        title={mode}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
          },
          {mode},
        )}
        onClick={() => {
          onChange(isDark ? 'light' : 'dark');
        }}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}
