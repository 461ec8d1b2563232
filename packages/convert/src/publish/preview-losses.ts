import {documentOf} from '../document/index.ts';
import {replaceFormulas} from '../document/formulas.ts';
import {Losses, type Loss} from '../document/losses.ts';
import {text} from '../hast.ts';
import {nameUploads} from './steps/pictures.ts';

/** The content that a copy of the preview does not carry: engines leave formulas as they are, and pictures where they are. */
export function lossesOf(source: string): readonly Loss[] {
  const losses = new Losses();
  const {root} = documentOf(source, losses);
  replaceFormulas(root, ({tex}) => {
    losses.add('formulas', tex);
    return text(tex);
  });
  nameUploads(root, losses);
  return losses.list().filter(({kind}) => kind === 'formulas' || kind === 'uploads');
}
