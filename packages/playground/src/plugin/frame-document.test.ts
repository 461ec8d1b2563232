import {createHash} from 'node:crypto';
import {rspack} from '@rspack/core';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Bundler} from '@markdown-zh/build-tools/compile';
import {frameDocument} from './frame-document.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the document of the results', () => {
  let html = '';
  let script = '';
  let styles = '';
  let policy = '';

  beforeAll(async () => {
    html = await frameDocument(rspack as unknown as Bundler, process.cwd());
    [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    [, script = ''] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  });

  it('allows its one script and its one style sheet, by their hashes', () => {
    expect(policy).toContain(`script-src ${hash(script)};`);
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

  it('is not ended early by its content', () => {
    expect(script).toContain('ResizeObserver');
    expect(script).not.toContain('</script');
    expect(styles).not.toContain('</style');
  });
});
