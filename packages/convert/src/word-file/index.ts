import {Document as WordDocument, Packer} from 'docx';
import {htmlToContent} from 'docx/html';
import {latexToMath} from 'docx/math';
import {toHtml} from 'hast-util-to-html';
import {documentOf} from '../document/index.ts';
import {UnsupportedParts, type Unsupported} from '../document/unsupported.ts';
import {fitForWord} from './for-word.ts';
import {styleMap, styles, styleSheet} from './styles.ts';

/** A file and what it could not carry. */
export interface WordFile {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly unsupported: readonly Unsupported[];
}

/** Writes a text as a Word document (.docx): docx reads its HTML, with the styles of ./styles. */
export async function wordFile(
  source: string,
  parseYaml?: (yaml: string) => unknown,
): Promise<WordFile> {
  const unsupported = new UnsupportedParts();
  const {root, title, author} = documentOf(source, unsupported, parseYaml);
  fitForWord(root, canRead, unsupported);
  const children = htmlToContent(toHtml(root), {
    stylesheet: styleSheet,
    styleMap,
    onWarning: ({code}) => {
      if (code === 'table-in-note') {
        unsupported.add('note tables', '');
      } else if (code === 'missing-image' || code === 'unsupported-image') {
        unsupported.add('pictures', 'data:');
      } else if (code === 'unsafe-link') {
        unsupported.add('links', '');
      } else {
        unsupported.add('html', code);
      }
    },
  });
  const about = {title, creator: author, lastModifiedBy: author};
  const file = new WordDocument({...about, styles, sections: [{children}]});
  return {file: new Uint8Array(await Packer.toArrayBuffer(file)), unsupported: unsupported.list()};
}

function canRead(tex: string): boolean {
  try {
    return latexToMath(tex).length > 0;
  } catch {
    return false;
  }
}
