import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts, type Unsupported, type UnsupportedKind} from '../document/unsupported.ts';
import {text} from '../hast.ts';
import {nameUploads} from './steps/pictures.ts';

/** Engines leave formulas as they are, and pictures where they are. */
const kinds: readonly UnsupportedKind[] = ['formulas', 'uploads', 'links'];

/** The content that a copy of the preview does not carry: formulas, pictures, and addresses that may not leave the site. */
export function unsupportedInPreview(source: string): readonly Unsupported[] {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  replaceFormulas(root, ({tex}) => {
    unsupported.add('formulas', tex);
    return text(tex);
  });
  nameUploads(root, unsupported);
  return unsupported.list().filter(({kind}) => kinds.includes(kind));
}
