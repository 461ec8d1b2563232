import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {element, within} from './nodes';

const paper = '--site-paper';
const ink = '--ifm-font-color-base';
const variable = /var\((--[\w-]+)(?:,[^)]{0,200})?\)/g;

/**
 * An inline diagram as a file. On the page it uses the page's colours. In the file it has the colours and background of the light
 * mode, because a feed reader may be dark.
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

/** The size of a diagram, in pixels. */
export function sizeOf({properties}: Element): {readonly width: number; readonly height: number} {
  const [, , width = 0, height = 0] = String(properties.viewBox).split(/[ ,]+/).map(Number);
  return {width, height};
}

/** The diagram in an element with a text alternative, if any. */
export function diagramIn(node: Element): Element | undefined {
  return node.properties.role === 'img'
    ? within(node, ({tagName}) => tagName === 'svg')[0]
    : undefined;
}
