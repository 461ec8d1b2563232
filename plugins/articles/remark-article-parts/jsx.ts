import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Values = Readonly<Record<string, string | undefined>>;

/** Attributes with string values; undefined values are left out. */
export function attributes(values: Values): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );
}

/** A block-level JSX element with string attributes. */
export function element(
  name: string,
  values: Values,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    children,
  };
}

/** An attribute whose value is a variable of the module, such as an imported component. */
export function reference(name: string, variable: string): MdxJsxAttribute {
  const expression = {type: 'Identifier', name: variable} as const;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** `import <variable> from '<module>'`, as MDX keeps it in its tree. */
export function defaultImport(variable: string, module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${variable} from '${module}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: module, raw: `'${module}'`},
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: variable}},
            ],
          },
        ],
      },
    },
  };
}

/** An attribute with a JSON value. */
export function json(name: string, value: unknown): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}
