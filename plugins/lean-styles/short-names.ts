import {createHash} from 'node:crypto';
import {relative} from 'node:path';

/** Changes all names. To be changed when two classes get the same. */
const salt = '3';

/**
 * Gives each class of each CSS module a name of four characters, of which the first is always the same. It depends on nothing but the
 * class and its file, so that the server's build and the browser's agree, and a new class renames no other.
 *
 * @returns a function for css-loader's `getLocalIdent`; it throws when two classes get the same name
 */
export function shortNames(root: string): (file: string, local: string) => string {
  const owners = new Map<string, string>();
  return (file, local) => {
    const owner = `${placeOf(root, file)}#${local}`;
    const digest = createHash('sha256')
      .update(salt + owner)
      .digest('base64url');
    const name = `_${digest.slice(0, 3)}`;
    const other = owners.get(name) ?? owner;
    if (other !== owner) {
      throw new Error(
        `The classes ${other} and ${owner} get the same short name. Change the salt in plugins/lean-styles/short-names.ts.`,
      );
    }
    owners.set(name, owner);
    return name;
  };
}

/** The path of a file from the site's folder; a package's from `node_modules`, which may be a link to another place. */
function placeOf(root: string, file: string): string {
  return relative(root, file)
    .replaceAll('\\', '/')
    .replace(/^.*?(?=node_modules\/)/, '');
}
