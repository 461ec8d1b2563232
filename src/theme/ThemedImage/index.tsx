/*
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/ThemedImage (swizzle: safe). Reason: the delivered page
 * contains both pictures, and browsers also fetch the hidden one. Changed lines are marked "changed".
 */
import type {ReactNode} from 'react';
import {ThemedComponent} from '@docusaurus/theme-common';
import type {Props} from '@theme/ThemedImage';

export default function ThemedImage(props: Props): ReactNode {
  const {sources, className: parentClassName, alt, ...propsRest} = props;
  return (
    <ThemedComponent {...(parentClassName !== undefined && {className: parentClassName})}>
      {({theme, className}) => (
        <img
          src={sources[theme]}
          alt={alt}
          className={className}
          loading={theme === 'dark' ? 'lazy' : undefined} // changed: pages are light by default
          {...propsRest}
        />
      )}
    </ThemedComponent>
  );
}
