import {describe, expect, it} from 'vitest';
import {initialContent} from './initial-content.ts';
import {hashOfText} from './share.ts';
import {samples} from './samples.ts';

const json = {doc: 'mine'};
const first = {text: samples[0].text};
const shared = `#${hashOfText('shared')}`;

describe('what the playground begins with', () => {
  it('is the first example, the tab’s text, or the address’s', () => {
    expect(initialContent('', undefined)).toEqual({editor: first});
    expect(initialContent('', {editor: json, hash: ''})).toEqual({editor: {json}});
    expect(initialContent(shared, undefined)).toEqual({editor: {text: 'shared'}});
  });

  it('is the tab’s text, in place of which the address’s is put', () => {
    expect(initialContent(shared, {editor: json, hash: '#text=other'})).toEqual({
      editor: {json},
      shared: {kind: 'text', text: 'shared'},
    });
  });

  it('is the reader’s version of the address’s text after a reload', () => {
    expect(initialContent(shared, {editor: json, hash: shared})).toEqual({editor: {json}});
  });

  it('keeps the tab’s text when the address is damaged', () => {
    expect(initialContent('#z=xx', {editor: json, hash: ''})).toEqual({
      editor: {json},
      notice: 'hash damaged',
    });
    expect(initialContent('#z=xx', undefined)).toEqual({editor: first, notice: 'hash damaged'});
  });

  it('waits for an example with the text that is there', () => {
    expect(initialContent('#example=commonmark/17', {editor: json, hash: ''})).toEqual({
      editor: {json},
      shared: {kind: 'example', set: 'commonmark', key: '17'},
    });
  });
});
