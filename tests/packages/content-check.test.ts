import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {freePort, startProgram} from '../../scripts/host/start-program';
import {createPlainSite, installPacked} from './packed';
import {timeLimit} from '../support/time-limit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
const site = join(folder, 'site');

beforeAll(() => {
  mkdirSync(site);
  createPlainSite(site);
  installPacked(['content-check'], inject('packed'), site);
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Runs the command in the site's folder, or in one below it. */
function check(cwd: string, ...flags: readonly string[]) {
  const program = join(site, 'node_modules/@markdown-zh/content-check/lib/cli.js');
  const {status, stdout, stderr} = spawnSync(process.execPath, [program, ...flags], {
    cwd,
    encoding: 'utf8',
  });
  return {status, total: stdout.trim(), issues: stderr.trim().split('\n').filter(Boolean)};
}

describe('M5 content-check, packed, in a site that create-docusaurus has made', () => {
  it('finds of the site what is no text yet, and code that is not what it says', () => {
    const {status, total, issues} = check(site, '--all');
    expect(total).toMatch(/^13 articles, 0 issues, \d+ warnings$/m);
    expect(status).toBe(0);
    expect(issues.filter((issue) => !issue.includes(' unfinished: "Lorem ipsum"'))).toEqual([
      expect.stringMatching(
        /^docs\/tutorial-basics\/markdown-features\.mdx:\d+:1 warning snippet\/jsx: /,
      ),
    ]);
  });

  it('names file, line and remedy of what is wrong, and nothing of what is right', () => {
    const small = join(site, 'small');
    mkdirSync(join(small, 'docs'), {recursive: true});
    const write = (name: string, text: string) => {
      writeFileSync(join(small, 'docs', name), text);
    };
    write(
      'good.md',
      '# Good\n\nA [link](./good.md), and text.\n\n一个[链接](./good.md)，和 English。\n',
    );
    expect(check(small)).toEqual({status: 0, total: '1 article, 0 issues', issues: []});

    write('link.md', '# Link\n\nTo a [page](./god.md) that is not there.\n');
    write('tag.md', '# Tag\n\nA <b>tag.\n');
    expect(check(small)).toMatchObject({
      status: 1,
      issues: [
        'docs/link.md:3:6 link: "./god.md" leads nowhere. Did you mean "./good.md"? Correct the path, or remove the link.',
        expect.stringMatching(
          /^docs\/tag\.md:3:3 mdx: <b> is not closed .+ Write <\/b> in the same/,
        ),
      ],
    });
  });

  it('reads a configuration, and examines much text in threads', () => {
    const large = join(site, 'large');
    mkdirSync(join(large, 'guide'), {recursive: true});
    writeFileSync(
      join(large, 'content-check.config.mjs'),
      `export default {
        folders: [{path: 'guide', kind: 'doc', route: '/guide'}],
        terms: {file: 'content-check.config.mjs', list: [{right: 'GitHub', wrong: ['Github']}]},
        rendering: {repaired: []},
      };`,
    );
    // Code, because prose of this length takes ten times as long to examine.
    const code = `${'x'.repeat(1000)}\n`.repeat(200);
    const text = `\`\`\`text\n${code}\`\`\`\n\n`;
    for (let page = 0; page < 6; page += 1) {
      writeFileSync(join(large, `guide/${page}.md`), `# Page ${page}\n\n${text}Github\n`);
    }
    writeFileSync(join(large, 'guide/6.md'), '# Page 6\n\n**重点 **在这里。\n');
    const {issues} = check(large, '--all', '--config', 'content-check.config.mjs');
    expect(issues).toHaveLength(7);
    expect(issues[6]).toMatch(/^guide\/6\.md:3:1 warning rendering\/emphasis-space-inside: .+。$/);
    expect(issues[0]).toMatch(
      /^guide\/0\.md:206:1 warning wording: "Github" is spelt "GitHub" here\. Write that, or change content-check\.config\.mjs\.$/,
    );
  });

  it('shows issues while the site is written', async () => {
    const config = join(site, 'docusaurus.config.ts');
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace(
        '  presets: [',
        "  plugins: ['@markdown-zh/content-check/plugin'],\n\n  presets: [",
      ),
    );
    const port = await freePort();
    const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const server = await startProgram({
      name: 'docusaurus start',
      command: process.execPath,
      args: [docusaurus, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
      port,
      timeoutMs: timeLimit(120_000),
      cwd: site,
      env: {...process.env, NODE_ENV: 'development'},
    });
    onTestFinished(server.stop);
    await expect
      .poll(server.output, {timeout: timeLimit(120_000), interval: 500})
      .toMatch(/Content: .*\d+ warnings[^]*Lorem ipsum[^]*and \d+ more: npx --no content-check/);
    const address = `http://127.0.0.1:${port}`;
    const events = await fetch(`${address}/__content-issues?page=/docs/intro`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('\n\n')) {
      received += (await reader?.read())?.value ?? '';
    }
    expect(received).toContain('"command":"npx --no content-check"');
    expect(await (await fetch(`${address}/main.js`)).text()).toContain('/__content-issues');
  });
});
