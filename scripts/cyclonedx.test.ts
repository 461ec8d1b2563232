import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {z} from 'zod';
import {cycloneDx} from './cyclonedx.mjs';

/** The part of https://cyclonedx.org/schema/bom-1.5.schema.json that this list uses. */
const schema = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z
    .string()
    .regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
  version: z.literal(1),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal('application'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().min(1),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': z.string().min(1),
      name: z.string().regex(/^(?:@[\w.-]+\/)?[\w.-]+$/),
      version: z.string().min(1),
      scope: z.enum(['required', 'optional']),
      purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@.+$/),
      hashes: z
        .array(
          z.strictObject({alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/)}),
        )
        .optional(),
      licenses: z
        .array(
          z.union([
            z.strictObject({license: z.strictObject({id: z.string()})}),
            z.strictObject({expression: z.string()}),
          ]),
        )
        .length(1)
        .optional(), // old packages have none in the lockfile
    }),
  ),
});

it('M20 the bill of materials keeps to CycloneDX, and names what a build runs, each part once', () => {
  const lockfile = readFileSync('package-lock.json', 'utf8');
  const bill = schema.parse(cycloneDx(lockfile));
  const names = bill.components.map(({name}) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@docusaurus/core', '@markdown-zh/diagnosis', 'react', 'workbox-core']),
  );
  expect(names).not.toContain('vitest');
  expect(new Set(bill.components.map((each) => each['bom-ref'])).size).toBe(names.length);
  const foreign = bill.components.filter(({name}) => !name.startsWith('@markdown-zh/'));
  expect(foreign.filter(({hashes}) => hashes === undefined)).toEqual([]);
  expect(cycloneDx(lockfile)).toEqual(bill);
});

it('M20 the bill of materials of a small lockfile', () => {
  const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
  const lockfile = JSON.stringify({
    name: 'site',
    version: '1.0.0',
    packages: {
      '': {name: 'site'},
      'node_modules/a': {version: '1.2.3', integrity, license: 'MIT'},
      'node_modules/a/node_modules/@s/b': {version: '2.0.0', integrity, license: '(MIT OR WTFPL)'},
      'node_modules/alias': {
        name: 'c',
        version: '3.0.0',
        integrity,
        license: 'ISC',
        optional: true,
      },
      'node_modules/dev': {version: '1.0.0', integrity, license: 'MIT', dev: true},
      'node_modules/own': {link: true, resolved: 'packages/own'},
      'packages/own': {name: '@site/own', version: '0.1.0', license: 'MIT'},
    },
  });
  const {components} = schema.parse(cycloneDx(lockfile));
  expect(components.map(({purl, scope}) => `${purl} ${scope}`)).toEqual([
    'pkg:npm/a@1.2.3 required',
    'pkg:npm/%40s/b@2.0.0 required',
    'pkg:npm/c@3.0.0 optional',
    'pkg:npm/%40site/own@0.1.0 required',
  ]);
});
