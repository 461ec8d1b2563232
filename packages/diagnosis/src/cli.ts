#!/usr/bin/env node
import {buffer} from 'node:stream/consumers';
import {run} from './command/run.ts';

// A reader such as `head` may close the pipe before the command has written everything.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') {
    throw error;
  }
});

void run(process.argv.slice(2), {
  stdin: () => buffer(process.stdin),
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
}).then((status) => {
  process.exitCode = status;
});
