import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {attribute, isElement, textContent} from '../../hast.ts';

/**
 * TeX for a formula of Word: Office MathML (ECMA-376, part 1, section 22.1) from a conditional comment. The HTML parser reads it as elements
 * with lower-case names.
 */
export function texOfOmml(source: string): string {
  return texOf(fromHtml(withEndTags(source), {fragment: true}).children as ElementContent[])
    .replace(/\s+/g, ' ')
    .trim();
}

/** HTML has no empty tags: `<m:deg/>` would hold what follows. */
function withEndTags(source: string): string {
  return source.replace(/<(m:\w+)(\s[^<>]*)?\/>/g, '<$1$2></$1>');
}

function texOf(nodes: readonly ElementContent[]): string {
  return nodes.map(texOfNode).join('');
}

const functions = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg lim max min sup inf det dim exp gcd'.split(
    ' ',
  ),
);

const accents: Readonly<Record<string, string>> = {
  '\u0302': 'hat',
  '\u0303': 'tilde',
  '\u0304': 'bar',
  '\u0305': 'overline',
  '\u0307': 'dot',
  '\u0308': 'ddot',
  '\u20D7': 'vec',
};

const signs: Readonly<Record<string, string>> = {
  ...{
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'varepsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
    λ: 'lambda',
    μ: 'mu',
    ν: 'nu',
  },
  ...{
    ξ: 'xi',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    τ: 'tau',
    φ: 'varphi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
  },
  ...{
    Γ: 'Gamma',
    Δ: 'Delta',
    Θ: 'Theta',
    Λ: 'Lambda',
    Π: 'Pi',
    Σ: 'Sigma',
    Φ: 'Phi',
    Ψ: 'Psi',
    Ω: 'Omega',
  },
  ...{
    '±': 'pm',
    '∓': 'mp',
    '×': 'times',
    '÷': 'div',
    '·': 'cdot',
    '⋅': 'cdot',
    '≤': 'le',
    '≥': 'ge',
    '≠': 'ne',
    '≈': 'approx',
    '≡': 'equiv',
  },
  ...{
    '∞': 'infty',
    '∂': 'partial',
    '∇': 'nabla',
    '∈': 'in',
    '∉': 'notin',
    '⊂': 'subset',
    '⊆': 'subseteq',
    '∪': 'cup',
    '∩': 'cap',
    '∀': 'forall',
    '∃': 'exists',
  },
  ...{
    '→': 'to',
    '⇒': 'Rightarrow',
    '⇔': 'Leftrightarrow',
    '…': 'ldots',
    '⋯': 'cdots',
    '∑': 'sum',
    '∏': 'prod',
    '∫': 'int',
    '∬': 'iint',
    '∮': 'oint',
    '√': 'surd',
  },
};

function texOfNode(node: ElementContent): string {
  if (node.type === 'text') {
    return signed(node.value);
  }
  if (!isElement(node)) {
    return '';
  }
  const part = (name: string) => texOf(childrenOf(node, name));
  const value = (property: string, fallback: string) => valueOf(node, property) ?? fallback;
  switch (node.tagName) {
    case 'm:ssup':
      return `${part('e')}^${group(part('sup'))}`;
    case 'm:ssub':
      return `${part('e')}_${group(part('sub'))}`;
    case 'm:ssubsup':
      return `${part('e')}_${group(part('sub'))}^${group(part('sup'))}`;
    case 'm:f':
      return `\\frac${group(part('num'))}${group(part('den'))}`;
    case 'm:rad':
      return part('deg').trim() === ''
        ? `\\sqrt${group(part('e'))}`
        : `\\sqrt[${part('deg')}]${group(part('e'))}`;
    case 'm:d': {
      const parts = all(node, 'e').map((one) => texOf(one.children));
      return `\\left${fence(value('begchr', '('))}${parts.join(value('sepchr', '|'))}\\right${fence(value('endchr', ')'))}`;
    }
    case 'm:nary':
      return `${signed(value('chr', '∫'))}${limits(part('sub'), part('sup'))} ${part('e')}`;
    case 'm:func':
      return `${part('fname')}${part('e')}`;
    case 'm:limlow':
      return `${part('e')}_${group(part('lim'))}`;
    case 'm:limupp':
      return `${part('e')}^${group(part('lim'))}`;
    case 'm:acc':
      return `\\${accents[value('chr', '\u0302')] ?? 'hat'}${group(part('e'))}`;
    case 'm:bar':
      return `\\overline${group(part('e'))}`;
    case 'm:m':
      return `\\begin{matrix}${all(node, 'mr')
        .map((row) =>
          all(row, 'e')
            .map((cell) => texOf(cell.children))
            .join(' & '),
        )
        .join(' \\\\ ')}\\end{matrix}`;
    case 'm:eqarr':
      return `\\begin{aligned}${all(node, 'e')
        .map((row) => texOf(row.children))
        .join(' \\\\ ')}\\end{aligned}`;
    case 'm:r': {
      const run = textContent(node).trim();
      return functions.has(run) ? `\\${run} ` : signed(run);
    }
    default:
      return node.tagName.endsWith('pr') && node.tagName.startsWith('m:')
        ? ''
        : texOf(node.children);
  }
}

function all(node: Element, name: string): readonly Element[] {
  return node.children.filter((child) => isElement(child, `m:${name}`));
}

function childrenOf(node: Element, name: string): readonly ElementContent[] {
  return all(node, name).flatMap(({children}) => children);
}

/** A value of the element's properties: `<m:naryPr><m:chr m:val="∑"/></m:naryPr>`. */
function valueOf(node: Element, property: string): string | undefined {
  const properties = node.children.find(
    (child) => isElement(child) && child.tagName.endsWith('pr'),
  );
  const found = deep(properties, `m:${property}`);
  return found && attribute(found, 'm:val');
}

function deep(node: ElementContent | undefined, name: string): Element | undefined {
  for (const child of isElement(node) ? node.children : []) {
    const found = isElement(child, name) ? child : deep(child, name);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function limits(below: string, above: string): string {
  return `${below === '' ? '' : `_${group(below)}`}${above === '' ? '' : `^${group(above)}`}`;
}

function group(tex: string): string {
  return `{${tex.trim()}}`;
}

function fence(sign: string): string {
  return sign === '' ? '.' : /[{}]/.test(sign) ? `\\${sign}` : sign;
}

/** Signs by their TeX names; letters of the mathematical alphabets as plain ones. */
function signed(value: string): string {
  return Array.from(value.normalize('NFKC'), (sign) => {
    const name = Object.hasOwn(signs, sign) ? signs[sign] : undefined;
    return name === undefined ? sign.replace('\u2212', '-') : `\\${name} `;
  }).join('');
}
