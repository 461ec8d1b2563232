import {Document as WordDocument, Packer} from 'docx';
import {htmlToContent} from 'docx/html';
import {latexToMath} from 'docx/math';
import {toHtml} from 'hast-util-to-html';
import {documentOf} from '../document/index.ts';
import {Losses, type Loss} from '../document/losses.ts';
import {fitForWord} from './for-word.ts';
import {styleMap, styles, styleSheet} from './styles.ts';

/** A file and what it could not carry. */
export interface WordFile {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly losses: readonly Loss[];
}

/** Writes a text as a Word document (.docx): docx reads its HTML, with the styles of ./styles. */
export async function wordFile(
  source: string,
  parseYaml?: (yaml: string) => unknown,
): Promise<WordFile> {
  const losses = new Losses();
  const {root, title, author} = documentOf(source, losses, parseYaml);
  fitForWord(root, canRead, losses);
  const children = htmlToContent(toHtml(root), {
    stylesheet: styleSheet,
    styleMap,
    onWarning: ({code}) => {
      if (code === 'table-in-note') {
        losses.add('note tables', '');
      } else if (code === 'missing-image' || code === 'unsupported-image') {
        losses.add('pictures', 'data:');
      } else if (code === 'unsafe-link') {
        losses.add('links', '');
      } else {
        losses.add('html', code);
      }
    },
  });
  const about = {title, creator: author, lastModifiedBy: author};
  const file = new WordDocument({...about, styles, sections: [{children}]});
  return {file: new Uint8Array(await Packer.toArrayBuffer(file)), losses: losses.list()};
}

function canRead(tex: string): boolean {
  try {
    return latexToMath(tex).length > 0;
  } catch {
    return false;
  }
}
