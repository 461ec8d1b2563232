import {expect, it} from 'vitest';
import {titleIn} from './title';

it('reads a title without that of the site', () => {
  expect(titleIn('<head><title data-rh=true>Q&amp;A &#x27;x&#x27; | Markdown 中文</title>')).toBe(
    "Q&A 'x'",
  );
  expect(titleIn('<title>Markdown 中文</title>')).toBe('Markdown 中文');
  expect(titleIn('<p>none</p>')).toBeUndefined();
});
