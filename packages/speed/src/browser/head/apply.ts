import {trustedHtml} from '../trusted-html.ts';
import {tagNames, type Attributes, type HeadContent} from './model.ts';

/**
 * The attribute that marks the tags of this module and lists its attributes. The server's react-helmet-async also writes it.
 */
const mark = 'data-rh';

/** Sets the attributes that styles depend on. Unchanged attributes stay, and so do those of other code. */
export function applyLooks({html = {}, body = {}}: HeadContent): void {
  setAttributes(document.body, body);
  setAttributes(document.documentElement, html);
}

/** Sets the title and the tags. Unchanged tags stay, and so do those of other code. */
export function applyTags({title, ...tags}: HeadContent): void {
  if (title && document.title !== title) {
    document.title = title;
  }
  for (const name of tagNames) {
    setTags(name, tags[name] ?? []);
  }
}

function setAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  for (const name of names) {
    const value = String(attributes[name] || '');
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  for (const old of element.getAttribute(mark)?.split(',') ?? []) {
    if (!names.includes(old)) {
      element.removeAttribute(old);
    }
  }
  if (names.length) {
    element.setAttribute(mark, names.join(','));
  } else {
    element.removeAttribute(mark);
  }
}

function setTags(name: string, tags: readonly Attributes[]): void {
  const old = [...document.head.querySelectorAll(`${name}[${mark}]`)];
  const added = tags
    .map((tag) => elementOf(name, tag))
    .filter((element) => {
      const same = old.findIndex((other) => other.isEqualNode(element));
      return same < 0 || !old.splice(same, 1).length;
    });
  old.forEach((element) => {
    element.remove();
  });
  document.head.append(...added);
}

function elementOf(name: string, {innerHTML, ...attributes}: Attributes): HTMLElement {
  const element = innerHTML ? parsed(name, String(innerHTML)) : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, String(value ?? ''));
  }
  element.setAttribute(mark, 'true');
  return element;
}

/**
 * Creates an element with data. The site's policy (Trusted Types) would treat the text of any `<script>` as
 * code, whatever its type, so the HTML parser sets it.
 */
function parsed(name: string, content: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(`<${name}>${content}</${name}>`);
  return template.content.firstElementChild as HTMLElement;
}
