import type {ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useDropdown} from './useDropdown';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {label, items, position, className} = props;
  const {root, button, isOpen, toggle, onKeyDown} = useDropdown();
  return (
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className={clsx('clean-btn', styles.button, className)}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {label}
      </button>
      {isOpen && (
        <ul className="dropdown__menu">
          {items.map((item, index) => (
            <NavbarItem key={index} isDropdownItem {...item} onKeyDown={onKeyDown} />
          ))}
        </ul>
      )}
    </div>
  );
}
