import type {Element, ElementContent, Root} from 'xast';
import {fromXml} from 'xast-util-from-xml';
import {toXml} from 'xast-util-to-xml';

/** Elements that draw. Scripts, foreign documents, links to files, and animations, which can set an address, are not among them. */
const elements = new Set(
  (
    'a circle clipPath defs desc ellipse filter g image line linearGradient marker mask path pattern polygon polyline radialGradient rect ' +
    'stop style svg switch symbol text textPath title tspan use feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge ' +
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const attributeName = /^(?:(?!on)[a-z][\w-]*|xlink:href|xml:(?:lang|space))$/i;

/** Attributes with text for readers and programs, which is neither CSS nor an address. */
const textAttribute = /^(?:aria-.*|class|d|id|lang|points|role|xml:.*)$/;

/** Functions of CSS that load no file. `url()` may name a part of the drawing itself. */
const functions = new Set(
  (
    'calc clamp cubic-bezier hsl hsla matrix matrix3d max min perspective rgb rgba rotate rotatex rotatey rotatez scale scalex scaley skew ' +
    'skewx skewy translate translatex translatey translatez var'
  ).split(' '),
);

/**
 * Cleans a drawing from elsewhere: the rest runs no code and loads no file. A site serves drawings as documents of its own origin, so a
 * script in one has all rights of a page.
 *
 * @returns the names of what was taken out; undefined for a text that is not SVG, or not well-formed
 */
export function cleanSvg(
  source: string,
): {readonly text: string; readonly removed: readonly string[]} | undefined {
  const removed = new Set<string>();
  try {
    const tree = fromXml(source.replace(/^\uFEFF/, ''));
    const root = tree.children.find((node) => node.type === 'element');
    if (root?.name !== 'svg' || root.attributes.xmlns !== namespaces.xmlns) {
      return undefined;
    }
    for (const node of tree.children) {
      if (node.type === 'doctype' || (node.type === 'instruction' && node.name !== 'xml')) {
        removed.add(node.type === 'doctype' ? '<!DOCTYPE>' : `<?${node.name}?>`);
      }
    }
    const cleaned: Root = {type: 'root', children: [cleanElement(root, removed)]};
    return {text: `${toXml(cleaned)}\n`, removed: [...removed]};
  } catch {
    return undefined; // also for a drawing that is nested too deeply
  }
}

function cleanElement(element: Element, removed: Set<string>): Element {
  const attributes = Object.entries(element.attributes).filter(([name, value]) => {
    const isKept = keepsAttribute(element.name, name, value ?? '');
    if (!isKept) {
      removed.add(name);
    }
    return isKept;
  });
  return {
    type: 'element',
    name: element.name,
    attributes: Object.fromEntries(attributes),
    children: element.children.flatMap((child) => cleanChild(child, removed)),
  };
}

function cleanChild(child: ElementContent, removed: Set<string>): readonly ElementContent[] {
  switch (child.type) {
    case 'element': {
      const isKept =
        elements.has(child.name) && (child.name !== 'style' || isLocalSheet(textIn(child)));
      if (!isKept) {
        removed.add(`<${child.name}>`);
      }
      return isKept ? [cleanElement(child, removed)] : [];
    }
    case 'cdata':
      return [{type: 'text', value: child.value}];
    case 'text':
      return [child];
    case 'instruction':
      removed.add(`<?${child.name}?>`);
      return [];
    default:
      return []; // a comment
  }
}

const textIn = ({children}: Element) =>
  children
    .map((node) => (node.type === 'text' || node.type === 'cdata' ? node.value : ''))
    .join('');

function keepsAttribute(element: string, name: string, value: string): boolean {
  if (name.startsWith('xmlns')) {
    return namespaces[name] === value;
  }
  if (!attributeName.test(name)) {
    return false;
  }
  if (/^(?:xlink:)?href$/i.test(name)) {
    const isPicture =
      element === 'image' && /^data:image\/(?:avif|gif|jpe?g|png|webp);base64,/i.test(value);
    return isPicture || /^#[^\s]*$/.test(value);
  }
  return textAttribute.test(name) || isLocal(value);
}

/** Whether a value of CSS loads no file. It has no escape, by which a function's name could hide. */
function isLocal(css: string): boolean {
  const calls = [...css.matchAll(/(?<![\w-])([\w-]*)\(\s*["']?(#?)/g)];
  return (
    !css.includes('\\') &&
    !/^\s*(?:javascript|vbscript|data):/i.test(css) &&
    calls.every(([, name = '', hash]) =>
      name.toLowerCase() === 'url' ? hash === '#' : functions.has(name.toLowerCase()),
    )
  );
}

/** Whether a style sheet loads no file: `@import` and `@font-face` do. */
const isLocalSheet = (css: string) => !css.includes('@') && isLocal(css);
