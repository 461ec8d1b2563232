import {nodesOf} from '../text/nodes.ts';
import {span} from '../text/spans.ts';
import type {Rule} from '../rule.ts';
import {disallowedRawHtml} from '../sections.ts';

const filtered =
  /<(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?=[\s/>])[^<>]*>?/gi;

/** One of the nine tags that GFM shows as text. */
export const htmlFiltered: Rule = {
  id: 'html-filtered',
  title: 'GitHub 上会露出来的标签',
  explanation:
    'GFM 把 `<title>`、`<textarea>`、`<style>`、`<xmp>`、`<iframe>`、`<noembed>`、`<noframes>`、`<script>`、`<plaintext>` 这九个标签显示成文字，不当作 HTML：视频改用链接，样式和脚本放到网页自己的文件里。',
  section: disallowedRawHtml,
  severity: 'hint',
  platforms: ['github'],
  find: ({source, tree}) =>
    nodesOf(tree, 'html').flatMap((node) => {
      const place = span(node);
      const html = place ? source.slice(place.from, place.to) : '';
      return place && !html.startsWith('<!--')
        ? [...html.matchAll(filtered)].map(({0: tag, index}) => ({
            from: place.from + index,
            to: place.from + index + tag.length,
          }))
        : [];
    }),
};
