import {micromark} from 'micromark';
import {gfm as gfmSyntax, gfmHtml} from 'micromark-extension-gfm';
import type {Render} from './catalog.ts';

export const render: Render<'micromark'> = (source, {gfm}) =>
  micromark(source, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: gfm ? [gfmSyntax()] : [],
    htmlExtensions: gfm ? [gfmHtml()] : [],
  });
