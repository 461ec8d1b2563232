import {createHash} from 'node:crypto';

/** The source expression by which a Content-Security-Policy allows an inline script or style: its SHA-256 in Base64. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
