import type {ClientModule} from '@docusaurus/types';
import {sameOriginPath} from '@markdown-zh/ui/same-origin-path';
import {elementOfHash} from './element-of-hash';

/**
 * Leads from an anchor of an article that was split to the page that has the section now. The list of moved sections
 * (plugins/articles/remark-moved-sections) has a link for each old anchor. The address is replaced, so Back does not return to the
 * list.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const element = elementOfHash(location.hash);
  if (element instanceof HTMLAnchorElement && element.dataset.movedSection !== undefined) {
    const target = sameOriginPath(element.href, window.location.href);
    if (target !== undefined) {
      window.location.replace(target);
    }
  }
};
