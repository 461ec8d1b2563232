import type {Page} from '@playwright/test';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page on paper. */
interface Print {
  /** Width and height of each sheet, in points of 1/72 inch. */
  readonly sheets: readonly {readonly width: number; readonly height: number}[];
  /** Their text, without white space and with compatibility characters normalised. */
  readonly text: string;
  /** Content that is wholly or partly outside them. */
  readonly beside: readonly string[];
}

/** Prints a page, and reads the print. */
export async function print(page: Page): Promise<Print> {
  const data = new Uint8Array(await page.pdf({preferCSSPageSize: true}));
  const pdf = await getDocument({data}).promise;
  const sheets = [];
  const beside: string[] = [];
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const {width, height} = sheet.getViewport({scale: 1});
    sheets.push({width, height});
    const {items} = await sheet.getTextContent();
    for (const item of items) {
      if ('str' in item) {
        const x = Number(item.transform[4]);
        if (x < 0 || x + item.width > width) {
          beside.push(item.str);
        }
        text += item.str;
      }
    }
  }
  return {sheets, text: plain(text), beside};
}

/** A text without its white space. PDF fonts write some Han characters as the radicals that look the same. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}
