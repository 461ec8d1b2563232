import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {UnsupportedParts, type Unsupported} from '../document/unsupported.ts';
import {text} from '../hast.ts';
import {nameUploads} from './steps/pictures.ts';

/** The content that a copy of the preview does not carry: engines leave formulas as they are, and pictures where they are. */
export function unsupportedInPreview(source: string): readonly Unsupported[] {
  const unsupported = new UnsupportedParts();
  const {root} = documentOf(source, unsupported);
  replaceFormulas(root, ({tex}) => {
    unsupported.add('formulas', tex);
    return text(tex);
  });
  nameUploads(root, unsupported);
  return unsupported.list().filter(({kind}) => kind === 'formulas' || kind === 'uploads');
}
