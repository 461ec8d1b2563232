/**
 * `node scripts/sbom.mjs`: prints the software bill of materials. Needs no installed package, so a deployment runs none for it.
 */
import {readFileSync} from 'node:fs';
import {cycloneDx} from './cyclonedx.mjs';

console.log(JSON.stringify(cycloneDx(readFileSync('package-lock.json', 'utf8')), undefined, 2));
