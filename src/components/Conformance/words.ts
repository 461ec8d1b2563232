/** Texts of the article for its tables and lists. */
export const words = {
  given: '是',
  other: '否',
  refused: '报错',
  refusedExamples:
    '报错，没有结果：MDX 把 `<` 读作 JSX 的开头，把 `{` 读作表达式的开头，后面读不通就停下；没有定义的组件（大写字母开头的标签）也不认。',
  equivalentExamples: '算作相同，只是写法不同：用 `style` 写对齐，或者用 `<s>` 写删除线。',
  perfect: (names: readonly string[]) =>
    `${names.length} 个引擎与例子全都相同：${names.join('、')}`,
  examplesOf: (specification: string, count: number) => `${specification} 的 ${count} 个例子：`,
} as const;
