import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Child = JsxElement['children'][number];

/**
 * Reads `<CodeBlock language="js" title="…" showLineNumbers={7} metastring="{1}">…</CodeBlock>` like a fence. Returns undefined
 * if its text or an attribute is computed.
 */
export function readElement({attributes, children}: JsxElement) {
  const code = plainText(children);
  const words = attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      return undefined;
    }
    const {name, value} = attribute;
    const text = typeof value === 'string' ? value : (value?.value ?? 'true');
    return typeof value === 'object' && value && !/^(?:\d+|true|false)$/.test(text)
      ? undefined
      : ([name, text] as const);
  });
  if (code === undefined || !words.every((word) => word !== undefined)) {
    return undefined;
  }
  const {
    language,
    className = '',
    title,
    showLineNumbers = 'false',
    metastring = '',
  } = Object.fromEntries<string | undefined>(words);
  const numbers = {true: 'showLineNumbers', false: ''}[showLineNumbers];
  return {
    code,
    language: language ?? /\blanguage-(\S+)/.exec(className)?.[1] ?? '',
    meta: [
      metastring,
      numbers ?? `showLineNumbers=${showLineNumbers}`,
      title === undefined ? '' : `title=${title.includes('"') ? `'${title}'` : `"${title}"`}`,
    ].join(' '),
  };
}

/** The text of an element's children; undefined if one is neither text nor a string literal. */
function plainText(children: readonly Child[]): string | undefined {
  const meant = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const texts = meant.map((child) =>
    child.type === 'text' ? child.value : 'data' in child ? literal(child) : undefined,
  );
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}

function literal(child: Child): string | undefined {
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') {
    return undefined;
  }
  const [statement] = child.data?.estree?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal') {
    return typeof expression.value === 'string' ? expression.value : undefined;
  }
  return expression?.type === 'TemplateLiteral' && expression.expressions.length === 0
    ? (expression.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}
