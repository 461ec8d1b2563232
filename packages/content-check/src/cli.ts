#!/usr/bin/env node
import {runCheck} from './run/run-check.ts';

void runCheck(process.argv.slice(2));
