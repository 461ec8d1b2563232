import type {Section} from '../index/types.ts';
import {cleanText} from './clean-text.ts';
import {createProse} from './prose.ts';
import {createSectionWriter} from './section-writer.ts';
import {createTextTarget} from './text-target.ts';
import {hasClass, walkHtml, type Attributes, type Close} from './walk-html.ts';

interface PageBody {
  /** The first heading of level 1; empty when there is none. */
  readonly title: string;
  readonly breadcrumb: readonly string[];
  readonly sections: readonly Section[];
}

/** Whether an element holds the text of the page, without the layout. */
export type IsContent = (name: string, attributes: Attributes) => boolean;

/** Reads title, breadcrumb and text of a built page, in one pass. */
export function readBody(html: string, isContent: IsContent): PageBody {
  const writer = createSectionWriter();
  const target = createTextTarget();
  const prose = createProse(writer, target);
  const breadcrumb: string[] = [];
  let title = '';

  function open(name: string, attributes: Attributes): Close | undefined {
    if (name === 'h1' && title === '') {
      return target.capture((text) => {
        title = cleanText(text);
      });
    }
    return target.isOpen() ? prose.open(name, attributes) : openOutside(name, attributes);
  }

  function openOutside(name: string, attributes: Attributes): Close | undefined {
    if (isContent(name, attributes)) {
      const restore = target.openProse(writer.write);
      const close = prose.open(name, attributes);
      return () => {
        close?.();
        restore();
      };
    }
    return hasClass(attributes, 'breadcrumbs__item') ? openCrumb(attributes) : undefined;
  }

  function openCrumb(attributes: Attributes): Close {
    const isPageItself = hasClass(attributes, 'breadcrumbs__item--active');
    return target.capture((text) => {
      const label = cleanText(text);
      if (label !== '' && !isPageItself) {
        breadcrumb.push(label);
      }
    });
  }

  walkHtml(html, {
    leavesOut: (name, attributes) => target.isOpen() && prose.leavesOut(name, attributes),
    open,
    text: target.write,
  });
  return {title, breadcrumb, sections: writer.finish()};
}
