import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {liteAdaptor} from '@mathjax/src/js/adaptors/liteAdaptor.js';
import {RegisterHTMLHandler} from '@mathjax/src/js/handlers/html.js';
import {TeX} from '@mathjax/src/js/input/tex.js';
import {mathjax} from '@mathjax/src/js/mathjax.js';
import {SVG} from '@mathjax/src/js/output/svg.js';
import {MathJaxNewcmFont} from '@mathjax/mathjax-newcm-font/js/svg.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import '@mathjax/src/js/input/tex/color/ColorConfiguration.js';
import '@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js';
import '@mathjax/src/js/input/tex/newcommand/NewcommandConfiguration.js';
import {visit} from 'unist-util-visit';
import {replaceFormulas, type Formula} from '../document/formulas.ts';
import type {UnsupportedParts} from '../document/unsupported.ts';
import {element, find, isElement, text} from '../hast.ts';

/**
 * Glyphs that MathJax's font loads when a formula needs them, by the names of its files. Left out are two megabytes of scripts and faces
 * that formulas hardly use.
 */
const glyphs: Readonly<Record<string, () => Promise<unknown>>> = {
  accents: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/accents.js'),
  arrows: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/arrows.js'),
  calligraphic: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/calligraphic.js'),
  'double-struck': () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/double-struck.js'),
  fraktur: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/fraktur.js'),
  marrows: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/marrows.js'),
  math: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/math.js'),
  monospace: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/monospace.js'),
  mshapes: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/mshapes.js'),
  'sans-serif': () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/sans-serif.js'),
  script: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/script.js'),
  shapes: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/shapes.js'),
  symbols: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/symbols.js'),
  variants: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/variants.js'),
};

const packages = ['base', 'ams', 'boldsymbol', 'cancel', 'color', 'mhchem', 'newcommand'];

/** A character of a file that is left out is drawn by the reader's own font. */
class FormulaFont extends MathJaxNewcmFont {
  protected static override dynamicFiles = Object.fromEntries(
    Object.entries(MathJaxNewcmFont.dynamicFiles).filter(([name]) => name in glyphs),
  );
}
mathjax.asyncLoad = (address: string) => {
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\.js$/, '');
  return glyphs[name]?.() ?? Promise.reject(new Error(`no glyphs: ${name}`));
};
const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
/** Without a cache of glyphs, which needs ids and `<use>`. */
const output = new SVG({fontData: FormulaFont, fontCache: 'none', linebreaks: {inline: false}});

/** Sizes are in `ex` of a font whose `ex` is half an `em`, because readers' fonts differ. */
const emOfEx = 0.5;

/**
 * Replaces the formulas of a text by SVG in the colour of the text, without ids. One that is not TeX stays as code.
 *
 * @param place puts the SVG into the text
 */
export async function drawFormulas(
  root: Root,
  unsupported: UnsupportedParts,
  place: (svg: Element, formula: Formula) => Element,
): Promise<void> {
  const document = mathjax.document('', {
    InputJax: new TeX({
      packages,
      formatError: (_: unknown, error: Error) => {
        throw error;
      },
    }),
    OutputJax: output,
  });
  const draw = (formula: Formula): Element => {
    try {
      const {tex, isBlock} = formula;
      const drawn: unknown = document.convert(withoutTag(tex), {
        display: isBlock,
        em: 16,
        ex: 16 * emOfEx,
        containerWidth: 1_000_000, // so wide that no formula is broken or scaled
      });
      return place(
        svgOf(adaptor.outerHTML(drawn as Parameters<typeof adaptor.outerHTML>[0])),
        formula,
      );
    } catch (error) {
      if (error instanceof Error && 'retry' in error) {
        throw error; // glyphs that have to be loaded
      }
      unsupported.add('formulas', formula.tex);
      const code = element('code', [text(formula.tex)]);
      return formula.isBlock ? element('pre', [code]) : code;
    }
  };
  // Runs again when glyphs have been loaded; by then formulas drawn before are in their places.
  await mathjax.handleRetriesFor(() => {
    replaceFormulas(root, draw);
  });
}

/** A number beside a formula would need the width of the page. */
function withoutTag(tex: string): string {
  return tex.replace(/\\tag\*?\{([^{}]*)\}/g, String.raw`\qquad\text{($1)}`);
}

/** Has the sizes in `style`, which editors keep, and no attributes that only tools read. */
function svgOf(html: string): Element {
  const svg = find(fromHtml(html, {fragment: true}), (node) => isElement(node, 'svg'));
  if (!svg) {
    throw new Error('no SVG');
  }
  const {width, height, style, viewBox} = svg.properties;
  const [, rise = '0'] = /vertical-align: (-?[\d.]+)ex/.exec(String(style)) ?? [];
  visit(svg, 'element', ({properties}) => {
    for (const name of Object.keys(properties)) {
      if (/^(?:data|aria|role$|focusable$|className$|id$)/.test(name)) {
        Reflect.deleteProperty(properties, name);
      }
    }
  });
  svg.properties = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: String(viewBox),
    style: `width:${em(width)};height:${em(height)};vertical-align:${em(rise)}`,
  };
  return svg;
}

function em(ex: unknown): string {
  return `${String(Math.round(Number.parseFloat(String(ex)) * emOfEx * 1000) / 1000)}em`;
}
