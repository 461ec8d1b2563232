import {describe, expect, it} from 'vitest';
import {initialState, nextState} from './state';

describe('the screen calculator', () => {
  it('starts with its example, or with what a page gives it', () => {
    expect(initialState().panel).toBe('27-2560x1440');
    expect(initialState({width: '0'})).toMatchObject({
      panel: '',
      texts: {width: '0', height: '1440'},
    });
    expect(initialState({known: 'area'})).toMatchObject({panel: '', known: 'area'});
  });

  it('fills the fields from a panel, by its diagonal or by its active area', () => {
    const byDiagonal = nextState(initialState(), {type: 'choose', panel: '7-800x480'});
    expect(byDiagonal).toMatchObject({
      known: 'diagonal',
      texts: {width: '800', height: '480', diagonal: '7', distance: '60'},
    });
    const byArea = nextState(byDiagonal, {type: 'choose', panel: 'AT070TN92'});
    expect(byArea).toMatchObject({known: 'area', texts: {areaWidth: '154', areaHeight: '86'}});
  });

  it('knows no panel any more once a field is written, except the distance', () => {
    const start = initialState();
    expect(nextState(start, {type: 'write', field: 'width', text: '1'}).panel).toBe('');
    expect(nextState(start, {type: 'write', field: 'distance', text: '1'}).panel).toBe(start.panel);
  });

  it('keeps the fields when no panel is chosen', () => {
    const start = initialState();
    expect(nextState(start, {type: 'choose', panel: ''})).toEqual({...start, panel: ''});
  });
});
