import {around, punctuation, whitespace} from '../text/characters.ts';
import {inlineContainers} from '../text/inline-containers.ts';
import {images} from '../sections.ts';
import type {Rule} from '../rule.ts';

const picture = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|ico)(?:[?#]|$)/i;

/** The destination at the start of the text that follows a link's text. */
function destinationOf(rest: string): string {
  const [, inAngles, plain = ''] = /^\]\((?:<([^>]*)>|([^\s)]*))/.exec(rest) ?? [];
  return inAngles ?? plain;
}

/** `！[图](x.png)`: an image with a full-width mark. At the end of a sentence, the mark is punctuation. */
export const imageFullwidthMark: Rule = {
  id: 'image-fullwidth-mark',
  title: '图片的叹号是全角的',
  explanation: '图片以半角的 `!` 开头，紧跟 `[`；写成全角的 `！` 就只是一个链接：换成半角叹号。',
  section: images,
  severity: 'problem',
  find: (text) =>
    inlineContainers(text).flatMap(({links}) =>
      [...links.values()].flatMap(({from, to, text: {to: textEnd}}) => {
        const mark = from - 1;
        const {before = ' '} = around(text.source, mark, from);
        const isMark =
          text.source.charAt(mark) === '！' &&
          (whitespace.test(before) || punctuation.test(before)) &&
          picture.test(destinationOf(text.source.slice(textEnd, to)));
        const edits = [{from: mark, to: from, insert: '!'}];
        return isMark ? [{from: mark, to, fix: {label: '换成半角叹号', edits}}] : [];
      }),
    ),
};
