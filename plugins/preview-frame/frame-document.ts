import {createHash} from 'node:crypto';

/** The source expression by which a policy allows an inline script or style: its SHA-256 in Base64. */
function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

interface Parts {
  readonly script: string;
  readonly styles: string;
}

/**
 * The document in which the workbench shows results. Its policy allows one script and one style sheet, by
 * their hashes, pictures of this site, and nothing else; the page adds a sandbox without the site's origin.
 */
export function frameDocument({script, styles}: Parts): string {
  const policy = [
    "default-src 'none'",
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(styles)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>Preview</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style>${styles}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}
