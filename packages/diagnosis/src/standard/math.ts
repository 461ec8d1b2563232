import {math, mathHtml} from 'micromark-extension-math';
import type {Extension} from './index.ts';

/** Formulas as GitHub writes them (`$…$`, `$$…$$`), rendered by KaTeX to MathML, which needs neither fonts nor styles. */
export const formulas: Extension = {
  syntax: math(),
  html: mathHtml({output: 'mathml', throwOnError: false, strict: 'ignore'}),
};
