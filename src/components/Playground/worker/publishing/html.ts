import {documentOf} from '../document';
import {replaceFormulas} from '../document/formulas';
import {Losses} from '../document/losses';
import type {MarkdownDialect} from '@markdown-zh/engines/dialects';
import {text} from '../../../../lib/html-to-markdown/hast';
import {renderCopy} from '../preview';
import type {Published} from './published';
import {nameUploads} from './steps/pictures';

/** The HTML of the preview's engine as text, unchanged. */
export function asHtml(source: string, dialect: MarkdownDialect): Published {
  return {plain: renderCopy(source, dialect).output, losses: lossesOf(source)};
}

/** The result as the preview shows it, with its own pictures and addresses, and the Markdown as plain text. */
export function asRichText(source: string, dialect: MarkdownDialect): Published {
  return {plain: source, html: renderCopy(source, dialect).safe, losses: lossesOf(source)};
}

/** Engines leave formulas as they are, and pictures where they are. */
function lossesOf(source: string): Published['losses'] {
  const losses = new Losses();
  const {root} = documentOf(source, losses);
  replaceFormulas(root, ({tex}) => {
    losses.add('formulas', tex);
    return text(tex);
  });
  nameUploads(root, losses);
  return losses.list().filter(({kind}) => kind === 'formulas' || kind === 'uploads');
}
