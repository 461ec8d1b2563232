import {scriptListId} from './start-application';

/**
 * The template of every built page, in the syntax of Docusaurus's `ssrTemplate`. It differs from the stock template in four ways:
 * 1. A list names the scripts, and start-application.ts loads them after the first paint. Otherwise browsers would load
 * them before it.
 * 2. The style sheet of all pages comes first.
 * 3. Of the theme's `preBodyTags`, only the pictures remain. prepare-page.ts does the work of its script, and there
 * is no style attribute.
 * 4. Tags that affect the display come before tags for machines. Of `metaAttributes`, only the title comes first.
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
