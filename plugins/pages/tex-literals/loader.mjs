import {toHtml} from 'hast-util-to-html';
import rehypeKatex from 'rehype-katex';
import {unified} from 'unified';
import {VFile} from 'vfile';

const katex = unified().use(rehypeKatex, {output: 'mathml', strict: 'ignore'});

/**
 * A loader for modules with TeX: replaces each tex`…` by a string with the MathML of its lines.
 *
 * @param {string} code
 * @returns {string}
 * @throws {Error} at a line that is not valid TeX
 */
export default function texLoader(code) {
  return code.replaceAll(/\btex`([^`]*)`/g, (_literal, /** @type {string} */ lines) =>
    JSON.stringify(
      lines
        .trim()
        .split(/(?<!\s)\s*\n\s*/)
        .map(mathml)
        .join(''),
    ),
  );
}

/**
 * @param {string} tex
 * @returns {string}
 */
function mathml(tex) {
  const file = new VFile();
  const tree = katex.runSync(
    {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {className: ['math-display']},
          children: [{type: 'text', value: tex}],
        },
      ],
    },
    file,
  );
  const [problem] = file.messages;
  if (problem) {
    throw new Error(
      `The formula ${tex} is no TeX: ${String(problem.cause ?? problem)}. Correct it.`,
    );
  }
  // Without `<semantics>`, whose TeX would be indexed, and `.katex`, which articles style.
  return toHtml(tree).replace(
    /^.*?<semantics>(.*)<annotation.*$/s,
    '<math display="block">$1</math>',
  );
}
