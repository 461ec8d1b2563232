import {describe, expect, it} from 'vitest';
import {pictureText, sharePicture} from './share';

describe('sharePicture', () => {
  it.each([
    ['', 'img/share/index.png'],
    ['docs', 'img/share/docs.png'],
    ['docs/', 'img/share/docs.png'],
    ['docs/category/语法', 'img/share/docs/category/语法.png'],
    ['blog/rs485-vs-can', 'img/share/blog/rs485-vs-can.png'],
    ['blog/tags-in-yaml', 'img/share/blog/tags-in-yaml.png'],
    ['icms/lvgl', 'img/share/icms/lvgl.png'],
    ['playground', 'img/share/playground.png'],
  ])('/%s has a picture of its own', (path, file) => {
    expect(sharePicture(path)).toMatchObject({file, route: path.replace(/\/$/, '')});
  });

  it.each([
    ['blog/tags', 'blog'],
    ['blog/tags/can', 'blog'],
    ['blog/authors/all-icms-articles', 'blog'],
    ['blog/archive/', 'blog'],
    ['icms/page/2', 'icms'],
    ['search', ''],
    ['404.html', ''],
  ])('/%s shows the picture of /%s', (path, route) => {
    expect(sharePicture(path).route).toBe(route);
  });

  it('knows the names of sections, not those of other pages', () => {
    expect(sharePicture('blog/tags').name).toBe('Blog');
    expect(sharePicture('blog/rs485-vs-can').name).toBeUndefined();
  });
});

it('the alternative text is in the language of the title', () => {
  expect(pictureText('基本语法')).toBe('「基本语法」，Markdown 中文');
  expect(pictureText('Markdown playground')).toBe('Markdown playground, Markdown 中文');
  expect(pictureText('Markdown 中文')).toBe('Markdown 中文');
});
