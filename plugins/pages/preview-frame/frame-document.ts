import {sourceHash} from '@markdown-zh/build-tools/source-hash';

interface Parts {
  readonly script: string;
  readonly styles: string;
}

/** Allows one script and one style sheet, by their hashes, pictures of this site, and nothing else. */
export function framePolicy({script, styles}: Parts): string {
  return [
    "default-src 'none'",
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(styles)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * The document in which the playground shows results. It contains its own policy, for hosts that send none. The playground adds a
 * sandbox without the site's origin.
 */
export function frameDocument({script, styles}: Parts): string {
  return `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${framePolicy({script, styles})}">
<style>${styles}</style>
</head>
<body class="result">
<script>${script}</script>
</body>
</html>
`;
}
