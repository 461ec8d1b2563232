import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import {tagNames, type Attributes, type HeadContent, type TagName} from './model.ts';

/**
 * Reads the children of a `<Head>` like react-helmet-async: tags beside a fragment replace its tags of the same name.
 */
export function readChildren(children: ReactNode, before: HeadContent = {}): HeadContent {
  let single = before;
  const several: Partial<Record<TagName, readonly Attributes[]>> = {};
  Children.forEach(children, (child) => {
    if (!isValidElement<Record<string, unknown>>(child)) {
      return;
    }
    const {type, props} = child;
    if (type === Fragment) {
      single = readChildren(props.children as ReactNode, single);
    } else if (type === 'title') {
      single = {...single, title: textOf(props.children)};
    } else if (isTagName(type)) {
      several[type] = [...(several[type] ?? []), attributesOf(props)];
    } else if (type === 'html' || type === 'body') {
      single = {...single, [type]: attributesOf(props)};
    }
  });
  return {...single, ...several};
}

function isTagName(type: unknown): type is TagName {
  return tagNames.some((name) => name === type);
}

/** Replaces React's names by HTML's. */
function attributesOf({children, ...props}: Readonly<Record<string, unknown>>): Attributes {
  const names: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};
  const attributes = Object.entries(props).map(
    ([name, value]) => [names[name] ?? name.toLowerCase(), value] as const,
  );
  return Object.fromEntries(
    children ? [...attributes, ['innerHTML', textOf(children)] as const] : attributes,
  ) as Attributes;
}

function textOf(children: unknown): string | undefined {
  return Array.isArray(children) ? children.join('') : (children as string | undefined);
}
