/** Functions that run in a result's frame. Each stands alone: the browser gets its source. */

/** Presses, focuses, hovers over and leaves every element, as a reader and a keyboard would. */
export function pressEverything(): void {
  const mouse = ['pointerover', 'mouseover', 'mouseenter', 'pointerdown', 'mousedown', 'mouseup'];
  // Not `document.body`: a text may have replaced it by an element.
  const elements = document.querySelectorAll<Element & Partial<HTMLElement>>('.block *');
  for (const element of elements) {
    for (const type of mouse) {
      element.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
    }
    element.focus?.();
    for (const type of ['keydown', 'keypress', 'keyup']) {
      element.dispatchEvent(new KeyboardEvent(type, {key: 'Enter', bubbles: true}));
    }
    element.click?.();
    element.dispatchEvent(new MouseEvent('auxclick', {button: 1, bubbles: true, cancelable: true}));
    element.blur?.();
  }
}

/**
 * Finds forbidden content in the frame, even if its policy would block it, and content that changes when it is parsed again.
 */
export function findForbidden(): string[] {
  const elements =
    'script,style,link,meta,base,iframe,frame,object,embed,applet,svg,form,button,select,textarea,video,audio,' +
    'template,noscript,title,xmp,noembed,noframes,plaintext,dialog,annotation-xml,maction,mglyph,slot';
  const attributes =
    /^(?:on.*|style|srcset|srcdoc|action|formaction|ping|target|download|poster|background|xlink:href|data|autofocus|contenteditable|popover.*|attributionsrc)$/;
  const found: string[] = [];
  for (const block of document.querySelectorAll('.block')) {
    const html = block.innerHTML;
    const again = block.cloneNode() as Element;
    again.innerHTML = html;
    // Parsers drop a line break at the start of `pre`.
    const withoutBreak = (text: string) => text.replace(/(<pre[^>]*>)\n+/g, '$1');
    if (withoutBreak(again.innerHTML) !== withoutBreak(html)) {
      found.push(`parsed again: ${html}`);
    }
    for (const element of block.querySelectorAll('*')) {
      if (element.matches(elements) || element.shadowRoot) {
        found.push(element.outerHTML);
      }
      for (const {name, value} of element.attributes) {
        const isAddress = name === 'href' || name === 'src';
        const isWrong = isAddress && !/^(?:https?:\/?\/?|mailto:|#text-|\/(?![/\\]))/i.test(value);
        // A name from the text may not shadow a property of the document.
        const isBare = (name === 'id' || name === 'name') && !value.startsWith('text-');
        if (attributes.test(name) || isWrong || isBare) {
          found.push(`${name}=${value} in ${element.outerHTML}`);
        }
      }
    }
    const comments = document.createTreeWalker(block, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      found.push(`comment: ${comments.currentNode.nodeValue ?? ''}`);
    }
  }
  return found;
}
