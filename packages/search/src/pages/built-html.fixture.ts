interface Parts {
  /** Classes of the `html` element. */
  readonly classes: string;
  readonly head?: string;
  readonly body: string;
}

/** A page as Docusaurus writes it, for tests: minified, with the layout around the content. */
export function builtHtml({classes, head = '', body}: Parts): string {
  return `<!doctype html><html lang=en dir=ltr class="${classes}" data-has-hydrated=false><head><meta charset=UTF-8><title data-rh=true>名 | 站</title>${head}<script>if(1<2)document.write("<main>脚本</main>")</script></head><body><div id=__docusaurus><div role=region aria-label="Skip to main content"><a href=#x>Skip</a></div><nav class="navbar"><div class=navbar__inner><a href=/>导航</a></div></nav>${body}<footer class="footer"><ul><li>页脚</ul></footer></div></body>`;
}

/** A doc with a sidebar, a breadcrumb, a table of contents and a pager around its content. */
export function builtDoc(content: string, head = ''): string {
  return builtHtml({
    classes: 'docs-wrapper plugin-docs plugin-id-default docs-doc-page docs-doc-id-intro',
    head,
    body: `<aside class=theme-doc-sidebar-container><ul><li><a href=/docs/intro>侧栏</a></ul></aside><main><div class=row><article><nav class="theme-doc-breadcrumbs" aria-label=Breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a aria-label="Home page" class=breadcrumbs__link href=/><svg viewBox="0 0 24 24"><path d=M10 /></svg></a><li class=breadcrumbs__item><a class=breadcrumbs__link href=/docs/><span>文档</span></a><li class="breadcrumbs__item breadcrumbs__item--active"><span class=breadcrumbs__link>本页</span></ul></nav><div class="tocCollapsible theme-doc-toc-mobile"><button type=button>On this page</button></div><div class="theme-doc-markdown markdown">${content}</div><footer class="theme-doc-footer">编辑</footer></article><nav class=pagination-nav><a href=/b>下一页</a></nav><div class="table-of-contents"><a href=#x>目录</a></div></div></main>`,
  });
}
