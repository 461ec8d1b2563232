import {trustedHtml} from '../trusted-html.ts';
import {tagNames, type Attributes, type HeadContent} from './model.ts';

/** Marks the tags, and names the attributes, that are this module's; the server's react-helmet-async writes it, too. */
const mark = 'data-rh';

/** Gives the document of this head what styles depend on. Attributes that are the same stay, and so do those of others. */
export function applyLooks({html = {}, body = {}}: HeadContent): void {
  setAttributes(document.body, body);
  setAttributes(document.documentElement, html);
}

/** Gives the document the title and the tags of this head. Those that are the same stay, and so do those of others. */
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

/** Data in a script that is not parsed would be the text of a script to the site's policy (Trusted Types), whatever its type. */
function parsed(name: string, content: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(`<${name}>${content}</${name}>`);
  return template.content.firstElementChild as HTMLElement;
}
