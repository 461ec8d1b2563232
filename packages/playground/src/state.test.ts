import {describe, expect, it} from 'vitest';
import {initialChoices, nextChoices, restoredChoices} from './state.ts';

describe('the reader’s choices', () => {
  it('begin with the preview in GFM', () => {
    expect(initialChoices).toMatchObject({view: 'preview', dialect: 'gfm'});
    expect(initialChoices.options['markdown-it']).toEqual({
      preset: 'default',
      html: true,
      linkify: true,
      typographer: false,
      breaks: false,
    });
  });

  it('change one thing at a time', () => {
    const view = nextChoices(initialChoices, {type: 'view', view: 'tree'});
    const dialect = nextChoices(view, {type: 'dialect', dialect: 'mdx'});
    expect(dialect).toEqual({...initialChoices, view: 'tree', dialect: 'mdx'});
  });

  it('have a platform, which is kept if the playground knows it', () => {
    const chosen = nextChoices(initialChoices, {type: 'platform', platform: 'hexo'});
    expect(restoredChoices(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(restoredChoices({...chosen, platform: 'word'}).platform).toBeUndefined();
    expect(nextChoices(chosen, {type: 'platform', platform: undefined})).toEqual(initialChoices);
  });

  it('have editor and preview scroll together, unless they are told not to', () => {
    expect(restoredChoices({}).isScrollLinked).toBe(true);
    const apart = nextChoices(initialChoices, {type: 'scroll link', isOn: false});
    expect(restoredChoices(JSON.parse(JSON.stringify(apart)))).toEqual(apart);
  });

  it('change one option of one engine, and go back to the standard', () => {
    const changed = nextChoices(initialChoices, {
      type: 'option',
      engine: 'marked',
      name: 'breaks',
      value: true,
    });
    expect(changed.options.marked).toEqual({gfm: true, breaks: true, pedantic: false});
    expect(changed.options.micromark).toBe(initialChoices.options.micromark);
    expect(nextChoices(changed, {type: 'standard options'})).toEqual(initialChoices);
  });

  it('follow an address that names an engine and its options', () => {
    const named = nextChoices(initialChoices, {
      type: 'engine',
      engine: 'markdown-it',
      options: {preset: 'commonmark', linkify: 'false', unheardOf: 'true'},
    });
    expect(named.view).toBe('engines');
    expect(named.options['markdown-it']).toEqual({
      preset: 'commonmark',
      html: true,
      linkify: false,
      typographer: false,
      breaks: false,
    });
    const wrong = {type: 'engine', engine: 'markdown-it', options: {preset: 'x'}} as const;
    expect(nextChoices(initialChoices, wrong).options).toEqual(initialChoices.options);
    const unknown = {type: 'engine', engine: 'constructor', options: {}} as const;
    expect(nextChoices(named, unknown)).toEqual(named);
  });

  it('survive a reload, as far as they can be read', () => {
    const changed = nextChoices(
      nextChoices(initialChoices, {type: 'option', engine: 'marked', name: 'breaks', value: true}),
      {type: 'view', view: 'tree'},
    );
    expect(restoredChoices(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
    expect(restoredChoices(undefined)).toEqual(initialChoices);
    expect(restoredChoices({view: 'x', dialect: 3, options: {marked: null}})).toEqual(
      initialChoices,
    );
  });
});
