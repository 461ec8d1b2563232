import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {frameDocument} from './frame-document';
import {frameScript} from './frame-script';
import {frameStyles} from './frame-styles';

const html = frameDocument({script: frameScript, styles: frameStyles});
const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the document of the results', () => {
  it('allows its one script and its one style sheet, by their hashes', () => {
    const [, written = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
    expect(policy).toContain(`script-src ${hash(written)};`);
    expect(policy).toContain(`style-src ${hash(styles)};`);
    expect(html.match(/<(?:script|style)\b/g)).toEqual(['<style', '<script']);
  });

  it('allows nothing else but pictures of this site', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy.split('; ').map((rule) => rule.split(' ')[0])).toEqual([
      'default-src',
      'script-src',
      'style-src',
      'img-src',
      'base-uri',
      'form-action',
    ]);
  });

  it('is not ended early by what stands in it', () => {
    expect(frameScript).not.toContain('</script');
    expect(frameStyles).not.toContain('</style');
  });
});
