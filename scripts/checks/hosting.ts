import {sourceHash} from '@markdown-zh/build-tools/source-hash';
import {inlineCodeOf} from '../../plugins/hosting/host-files/inline-code';

/**
 * Finds the parts of a page that its policy would block: inline scripts and styles whose hash the policy lacks, style attributes and
 * event handlers. One sentence for each.
 *
 * @param html a built HTML file
 * @param policy the value of `Content-Security-Policy` that is sent with it
 */
export function findBlocked(html: string, policy: string): string[] {
  const {scripts, styles, attributes} = inlineCodeOf(html);
  const allows = (directive: string, code: string) =>
    sourcesOf(policy, directive).includes(sourceHash(code));
  return [
    ...scripts
      .filter((code) => !allows('script-src', code))
      .map((code) => `The policy does not allow the inline script ${shorten(code)}.`),
    ...styles
      .filter((code) => !allows('style-src', code))
      .map((code) => `The policy does not allow the inline style sheet ${shorten(code)}.`),
    ...attributes.map((code) => `The policy does not allow the attribute ${shorten(code)}.`),
    ...(policy.includes("'unsafe-") ? ['The policy allows what is unsafe.'] : []),
  ];
}

function sourcesOf(policy: string, directive: string): readonly string[] {
  const found = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive);
  return found?.slice(1) ?? [];
}

function shorten(code: string): string {
  return code.length > 60 ? `${code.slice(0, 60)}…` : code;
}
