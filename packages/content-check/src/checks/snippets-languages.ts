/** The languages that the check parses, each with its names in fences. */
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

/** All names in fences of the languages that the check parses. */
export const parsedLanguages: readonly string[] = Object.values(parsed).flat();
