import {expect, it} from 'vitest';
import {run} from './command.ts';

async function command(args: readonly string[], input = '') {
  const output: (string | Uint8Array)[] = [];
  const warnings: string[] = [];
  const status = await run(args, {
    read: (file) => {
      if (file === 'missing.md') {
        throw new Error("ENOENT: no such file or directory, open 'missing.md'");
      }
      return input;
    },
    write: (part) => output.push(part),
    warn: (text) => warnings.push(text),
  });
  return {status, output: output[0], warnings: warnings.join('')};
}

it('turns HTML into Markdown', async () => {
  expect(await command(['from-html'], '<p>甲<b>乙</b></p>')).toMatchObject({
    status: 0,
    output: '甲**乙**\n',
  });
});

it('writes each format, and names what it could not carry', async () => {
  expect((await command(['zhihu'], '**甲**\n')).output).toBe('<p><strong>甲</strong></p>');
  expect((await command(['text'], '**甲**\n')).output).toBe('甲\n');
  expect((await command(['page'], '# 甲\n')).output).toMatch(/^<!DOCTYPE html>/);
  const {output} = await command(['docx'], '# 甲\n');
  expect(
    Buffer.from(output as Uint8Array)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect((await command(['lark'], '$x$\n')).warnings).toBe('not carried over: formulas, 1 (x)\n');
});

it('names the formats for an unknown one, and the file that it cannot read', async () => {
  expect(await command(['zhihuu'])).toMatchObject({status: 2});
  expect((await command(['zhihuu'])).warnings).toMatch(/No format "zhihuu"[^]*\n {2}zhihu /);
  expect((await command(['--help'])).output).toContain('Usage: markdown-convert');
  expect(await command(['zhihu', 'missing.md'])).toMatchObject({
    status: 2,
    warnings: "ENOENT: no such file or directory, open 'missing.md'\n",
  });
});
