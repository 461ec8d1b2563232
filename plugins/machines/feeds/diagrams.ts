import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {element, within} from './nodes';

/** A picture that a feed needs beside its text. */
export interface Diagram {
  /** Name of its file. */
  readonly name: string;
  readonly svg: string;
}

const paper = '--site-paper';
const ink = '--ifm-font-color-base';
const variable = /var\((--[\w-]+)(?:,[^)]*)?\)/g;

/**
 * A diagram of a page as a file of its own. On the page it takes the page's colours; on its own it has those of the light
 * mode, and its paper, since a reader may be dark.
 *
 * @param colours by the names of their variables; throws when the diagram uses another one
 */
export function standaloneDiagram(svg: Element, colours: ReadonlyMap<string, string>): string {
  const colour = (name: string) => {
    const value = colours.get(name);
    if (value === undefined) {
      throw new Error(
        `A diagram uses the variable ${name}, which src/css/tokens.css does not define.`,
      );
    }
    return value;
  };
  const {width, height} = sizeOf(svg);
  const background = element('rect', [], {width, height, fill: colour(paper)});
  const root = element('svg', [background, ...svg.children], {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    color: colour(ink),
    fontFamily: 'sans-serif',
  });
  const xml = toHtml(root, {space: 'svg', closeEmptyElements: true});
  return xml.replace(variable, (_, name: string) => colour(name)) + '\n';
}

/** How large a diagram is meant to be, in pixels. */
export function sizeOf({properties}: Element): {readonly width: number; readonly height: number} {
  const [, , width = 0, height = 0] = String(properties.viewBox).split(/[ ,]+/).map(Number);
  return {width, height};
}

/** The diagram in an element that describes it for those who cannot see it; nothing where it has none. */
export function diagramIn(node: Element): Element | undefined {
  return node.properties.role === 'img'
    ? within(node, ({tagName}) => tagName === 'svg')[0]
    : undefined;
}
