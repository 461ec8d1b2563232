/** The languages that are parsed, each with the names by which fences know it. */
export const parsed = {
  json: ['json', 'geojson', 'topojson'],
  jsonc: ['jsonc'],
  yaml: ['yaml', 'yml'],
  toml: ['toml'],
  ini: ['ini'],
  js: ['js', 'javascript', 'mjs', 'cjs'],
  jsx: ['jsx'],
  ts: ['ts', 'typescript', 'mts', 'cts'],
  tsx: ['tsx'],
  mdx: ['mdx'],
  html: ['html'],
  css: ['css'],
  math: ['math'],
  sql: ['sql'],
  bash: ['bash', 'sh', 'shell', 'zsh'],
  console: ['console', 'shell-session'],
  powershell: ['powershell', 'ps1', 'pwsh'],
  cpp: ['c', 'cpp', 'c++', 'arduino'],
  csharp: ['csharp', 'cs'],
  go: ['go'],
  java: ['java'],
  php: ['php'],
  python: ['python', 'py'],
  ruby: ['ruby', 'rb'],
  rust: ['rust', 'rs'],
} as const;

/** Every name that a fence may give to a language that is parsed. */
export const parsedLanguages: readonly string[] = Object.values(parsed).flat();
