import {scriptListId} from '../plugins/pages/page-bootstrap/start-application';

/**
 * The frame of every built page, in the syntax of Docusaurus's `ssrTemplate`. It differs from the stock frame in four things:
 * the scripts are named in a list, not loaded by the browser, which would let them compete with the first
 * paint (plugins/pages/page-bootstrap loads them after it); the style sheet of all pages is the first; of what the theme puts
 * before the page only its pictures are there, not its script, whose work plugins/pages/page-bootstrap does, nor their style attribute; and
 * what the page is shown by stands before what machines read: of `metaAttributes` the title alone comes first.
 */
export const pageTemplate = [
  '<!doctype html><html <%~ it.htmlAttributes %>><head><meta charset="UTF-8">',
  '<meta name="generator" content="Docusaurus v<%= it.version %>">',
  '<%~ it.metaAttributes[0] %>',
  '<%~ it.headTags %>',
  '<% it.stylesheets.toSorted((a, b) => b.includes("/styles.") - a.includes("/styles.")).forEach((file) => { %>',
  '<link rel="stylesheet" href="<%= it.baseUrl + file %>">',
  '<% }); %>',
  `<script type="application/json" id="${scriptListId}"><%~ JSON.stringify(it.scripts.map((file) => it.baseUrl + file)) %></script>`,
  '<%~ it.metaAttributes.slice(1).join("") %></head><body<%~ it.bodyAttributes && " " + it.bodyAttributes %>>',
  '<div hidden><%~ it.preBodyTags.replace(/<script>[^]*?<.script>/, "").replace(\' style="display: none;"\', "") %></div>',
  '<div id="__docusaurus"><%~ it.appHtml %></div><%~ it.postBodyTags %></body></html>',
].join('');
