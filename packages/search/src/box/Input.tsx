import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** A field for queries, without autocorrection, completion or capitalisation. */
export default function SearchInput(props: ComponentProps<'input'>): ReactNode {
  return (
    <input
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      aria-label={translate({id: 'site.search.field', message: 'Search'})}
      placeholder={translate({id: 'site.search.placeholder', message: 'Search this site'})}
      {...props}
    />
  );
}
