import {describe, expect, it} from 'vitest';
import {beginning} from './beginning';
import {hashOfText} from './share';
import {starters} from './starters';

const json = {doc: 'mine'};
const first = {text: starters[0].text};
const shared = `#${hashOfText('shared')}`;

describe('what the workbench begins with', () => {
  it('is the first example, the tab’s text, or the address’s', () => {
    expect(beginning('', undefined)).toEqual({editor: first});
    expect(beginning('', {editor: json, hash: ''})).toEqual({editor: {json}});
    expect(beginning(shared, undefined)).toEqual({editor: {text: 'shared'}});
  });

  it('is the tab’s text, in place of which the address’s is put', () => {
    expect(beginning(shared, {editor: json, hash: '#text=other'})).toEqual({
      editor: {json},
      shared: {kind: 'text', text: 'shared'},
    });
  });

  it('is the reader’s version of the address’s text after a reload', () => {
    expect(beginning(shared, {editor: json, hash: shared})).toEqual({editor: {json}});
  });

  it('keeps the tab’s text when the address is damaged', () => {
    expect(beginning('#z=xx', {editor: json, hash: ''})).toEqual({
      editor: {json},
      notice: 'hash damaged',
    });
    expect(beginning('#z=xx', undefined)).toEqual({editor: first, notice: 'hash damaged'});
  });

  it('waits for an example with the text that is there', () => {
    expect(beginning('#example=commonmark/17', {editor: json, hash: ''})).toEqual({
      editor: {json},
      shared: {kind: 'example', set: 'commonmark', key: '17'},
    });
  });
});
