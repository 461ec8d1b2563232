#!/usr/bin/env node
import {readFileSync} from 'node:fs';
import {run} from './command.ts';

void run(process.argv.slice(2), {
  read: (file) => readFileSync(file ?? 0, 'utf8'),
  write: (output) => process.stdout.write(output),
  warn: (text) => process.stderr.write(text),
}).then((status) => {
  process.exitCode = status;
});
