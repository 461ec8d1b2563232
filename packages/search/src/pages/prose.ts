import {cleanText} from './clean-text.ts';
import {isInline, isExcludedElement} from './excluded-elements.ts';
import type {SectionWriter} from './section-writer.ts';
import type {TextTarget} from './text-target.ts';
import {hasClass, type Attributes, type Close} from './walk-html.ts';

interface Prose {
  readonly leavesOut: (name: string, attributes: Attributes) => boolean;
  readonly open: (name: string, attributes: Attributes) => Close | undefined;
}

const heading = /^h[1-6]$/;

/** Elements that label the parts of a live example, or link from it; code is in `pre`. */
const exampleLabels = new Set(['span', 'a']);

/** Whether an element shows Markdown that an article quotes. The frame that @markdown-zh/speed adds to an article has `data-article`. */
function isRendered(attributes: Attributes): boolean {
  return hasClass(attributes, 'markdown') && !('data-article' in attributes);
}

/** Reads the content of a page into sections. */
export function createProse(writer: SectionWriter, target: TextTarget): Prose {
  let isInMarkdown = false;
  /** The current live example. Its title and source are read; its result would repeat them. */
  let example: {hasSource: boolean} | undefined;
  /** The TeX of a formula, which follows its MathML; empty if a component drew the formula. */
  let tex = '';

  function repeats(name: string, attributes: Attributes): boolean {
    return (
      (isInMarkdown && isRendered(attributes)) ||
      (example !== undefined && (exampleLabels.has(name) || (name === 'pre' && example.hasSource)))
    );
  }

  function leavesOut(name: string, attributes: Attributes): boolean {
    const isOut =
      isExcludedElement(name, attributes) || (target.isProse() && repeats(name, attributes));
    if (isOut && target.isProse() && !isInline(name)) {
      writer.endBlock();
    }
    return isOut;
  }

  function open(name: string, attributes: Attributes): Close | undefined {
    if (name === 'annotation') {
      return target.capture((text) => {
        tex = text;
      });
    }
    if (target.isProse()) {
      return name === 'math' ? openFormula(attributes) : openElement(name, attributes);
    }
    if (name === 'br') {
      target.write('\n');
    }
    return undefined;
  }

  function openFormula({display}: Attributes): Close {
    tex = '';
    return target.capture((text) => {
      if (display === 'block') {
        writer.addCode(tex);
      } else {
        writer.write(text);
      }
    });
  }

  function openElement(name: string, attributes: Attributes): Close | undefined {
    if (isInline(name)) {
      return undefined;
    }
    writer.endBlock();
    const {id} = attributes;
    if (id && heading.test(name)) {
      return target.capture((text) => {
        writer.begin(cleanText(text), id);
      });
    }
    if (name === 'pre') {
      example &&= {hasSource: true};
      return target.capture(writer.addCode);
    }
    if (name === 'figcaption') {
      return target.capture((text) => {
        writer.write(text);
        writer.endBlock();
      });
    }
    return openPart(name, attributes) ?? writer.endBlock;
  }

  function openPart(name: string, attributes: Attributes): Close | undefined {
    if (name === 'figure' && 'data-phase' in attributes) {
      example = {hasSource: false};
      return () => {
        example = undefined;
      };
    }
    if (hasClass(attributes, 'markdown')) {
      isInMarkdown = true;
      return () => {
        writer.endBlock();
        isInMarkdown = false;
      };
    }
    return undefined;
  }

  return {leavesOut, open};
}
