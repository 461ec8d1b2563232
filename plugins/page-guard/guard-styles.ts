/** Inlined, because the messages appear just when files do not load; colours hold in both modes. */
export const guardStyles = [
  '.page-guard-banner,.page-guard-failure{padding:1rem;border:3px solid #b3261e;background:#fff4e5;color:#1f1f1f;font:16px/1.5 system-ui,sans-serif}',
  '.page-guard-failure{position:fixed;inset:auto 1rem 1rem;z-index:1000;border-width:1px;border-radius:8px}',
  '.page-guard-banner p,.page-guard-failure p{margin:0 0 .5rem}',
  '.page-guard-banner p:first-child{font-size:1.4em;font-weight:700}',
  '.page-guard-failure button{padding:.4rem 1rem;font:inherit;cursor:pointer}',
].join('');
