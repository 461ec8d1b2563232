import {createHash} from 'node:crypto';

/**
 * The software bill of materials in CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/). It lists each locked package that a build can run
 * or publish, with its licence and hash. The same lockfile gives the same bytes.
 *
 * `npm sbom` of npm 11 gives less. With `--omit dev` it leaves out packages that are also a development dependency of a workspace, such as
 * React. Without the flag it stops at a package of Lighthouse.
 *
 * @param {string} lockfile the text of `package-lock.json`
 */
export function cycloneDx(lockfile) {
  const {name, version, packages} = JSON.parse(lockfile);
  const components = Object.entries(packages)
    .filter(
      ([path, {dev, link}]) => /^packages\/|(?:^|\/)node_modules\//.test(path) && !dev && !link,
    )
    .map(([path, locked]) => componentOf(path, locked));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(lockfile)}`,
    version: 1,
    metadata: {
      component: {type: 'application', 'bom-ref': `${name}@${version}`, name, version},
    },
    components,
  };
}

function componentOf(path, {name, version = '', integrity, license, optional}) {
  const full = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [algorithm, hash = ''] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': path,
    name: full,
    version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${full.replace('@', '%40')}@${version}`,
    ...(algorithm === 'sha512' && {
      hashes: [{alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex')}],
    }),
    ...(license !== undefined && {licenses: [licenceOf(license)]}),
  };
}

function licenceOf(license) {
  return /[ (]/.test(license) ? {expression: license} : {license: {id: license}};
}

/** A UUID of version 8 (RFC 9562), from a hash of the text. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
