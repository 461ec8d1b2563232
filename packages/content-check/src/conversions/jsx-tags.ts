import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {htmlTagNames} from 'html-tag-names';
import {htmlVoidElements} from 'html-void-elements';
import {find, hastToReact, html, svg} from 'property-information';
import styleToJs from 'style-to-js';
import {own} from './own.ts';
import {note, type Note} from './step.ts';

const names = new Set(htmlTagNames);
const voids = new Set(htmlVoidElements);

/** Whether HTML has, or had, an element of this name, or it is the name of a drawing. */
export const isHtmlName = (name: string) => names.has(name) || name === 'svg' || name === 'math';
export const isVoid = (name: string) => voids.has(name);

/** The nodes of a piece of HTML, as browsers read it: with implied ends, and closed at its end. */
export function readHtml(source: string): readonly ElementContent[] {
  return fromHtml(source, {fragment: true}).children.filter(
    (node): node is ElementContent => node.type !== 'doctype',
  );
}

/** The element of one opening tag; undefined if browsers ignore the tag here, such as `<td>` alone. */
export function readTag(tag: string): Element | undefined {
  const context = /^<(?:td|th|tr|tbody|thead|tfoot|caption|col|colgroup)\b/i.test(tag);
  const [first] = readHtml(context ? tag.replace(/^<\w+/, '<span') : tag);
  const name = /^<([^\s/>]+)/.exec(tag)?.[1]?.toLowerCase();
  return first?.type === 'element' && name !== undefined
    ? {...first, tagName: name === 'image' ? 'img' : name}
    : undefined;
}

/** Names of attributes that JSX allows. */
const validName =
  /^[\p{ID_Start}$_][\p{ID_Continue}$-]*(?::[\p{ID_Start}$_][\p{ID_Continue}$-]*)?$/u;

/** A field with this attribute would not take input: React keeps it as it is. */
const uncontrolled: Readonly<Record<string, string>> = {
  checked: 'defaultChecked',
  value: 'defaultValue',
};

/** Attributes of React, as HTML reads them in a tag that was converted before. */
const ofReact: Readonly<Record<string, string>> = {
  classname: 'className',
  defaultchecked: 'checked',
  defaultvalue: 'value',
  htmlfor: 'htmlFor',
};

/** The opening tag of an element in JSX, of an empty one with its end. */
export function openingTag(
  {tagName, properties}: Element,
  notes: Note[],
  isInSvg = tagName === 'svg',
): string {
  const attributes = Object.entries(properties).flatMap(([property, value]) => {
    if (value === null || value === undefined || value === false) {
      return [];
    }
    const info = find(isInSvg ? svg : html, own(ofReact, property) ?? property);
    const react = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    const name = tagName === 'input' ? (own(uncontrolled, react) ?? react) : react;
    const text = Array.isArray(value)
      ? value.join(info.commaSeparated ? ', ' : ' ')
      : String(value);
    if (/^on/i.test(name)) {
      notes.push(note('handler-removed', `${info.attribute}="${text}"`));
      return [];
    }
    if (!validName.test(name) || name.startsWith('v-')) {
      notes.push(note('attribute-removed', `${info.attribute}="${text}"`));
      return [];
    }
    if (name === 'style') {
      return styleOf(text);
    }
    return [
      value === true || (text === '' && info.boolean) ? name : `${name}="${attributeText(text)}"`,
    ];
  });
  const end = isVoid(tagName) ? ' />' : '>';
  return `<${[tagName, ...attributes].join(' ')}${end}`;
}

/** A style sheet's declarations as an object of JSX; an empty list if they are invalid. */
function styleOf(text: string): string[] {
  try {
    const fields = Object.entries(styleToJs(text, {reactCompat: true})).map(
      ([name, value]) =>
        `${/^[a-z]\w*$/i.test(name) ? name : `'${name}'`}: '${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`,
    );
    return fields.length > 0 ? [`style={{${fields.join(', ')}}}`] : [];
  } catch {
    return [];
  }
}

const attributeText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;');
