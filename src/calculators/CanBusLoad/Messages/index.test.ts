import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {solveLoad} from '../model';
import {initialState, maxMessages} from '../state';
import Messages from '.';

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));

it.each([
  [maxMessages - 1, 'false'],
  [maxMessages, 'true'],
])(
  'with %d rows, the button that adds one stays focusable: aria-disabled is %s',
  (length, state) => {
    const {format, bus, messages} = initialState({messages: Array.from({length}, () => ({}))});
    const load = solveLoad(format, bus, messages);
    const html = renderToStaticMarkup(createElement(Messages, {messages, load, dispatch: vi.fn()}));
    const [button] = /<button[^>]*>加一行/.exec(html) ?? [];
    expect(button).toContain(`aria-disabled="${state}"`);
    expect(button).not.toContain('disabled=""');
  },
);
