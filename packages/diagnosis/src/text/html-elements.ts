/**
 * The names of HTML elements (WHATWG HTML Standard, section 4 and, for obsolete ones, 16), and of SVG and
 * MathML elements that occur in text.
 */
export const htmlElements: ReadonlySet<string> = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
  blockquote body br button canvas caption center cite code col colgroup command content data datalist dd
  del details dfn dialog dir div dl dt element em embed fencedframe fieldset figcaption figure font footer
  form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex
  kbd keygen label legend li link listing main map mark marquee menu menuitem meta meter multicol nav
  nextid nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal
  pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent shadow slot
  small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot
  th thead time title tr track tt u ul var video wbr xmp
  circle defs ellipse g line lineargradient path polygon polyline radialgradient rect stop symbol text
  tspan use
  math mfrac mi mn mo mroot mrow msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover`.split(
    /\s+/,
  ),
);
