/** Boxes of VitePress, VuePress and others, each with the one of Docusaurus. */
export const boxes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    attention: 'warning',
    caution: 'warning',
    danger: 'danger',
    error: 'danger',
    hint: 'tip',
    important: 'info',
    info: 'info',
    note: 'note',
    success: 'tip',
    tip: 'tip',
    warn: 'warning',
    warning: 'warning',
  }),
);

/** Containers whose text needs no box: what they show is what they hold. */
export const plainContainers: ReadonlySet<string> = new Set([
  'center',
  'code-group',
  'code-tabs',
  'left',
  'right',
  'raw',
  'slots',
  'tabs',
  'v-pre',
]);

/** The container that is folded, an element of HTML elsewhere. */
export const foldedContainer = 'details';
