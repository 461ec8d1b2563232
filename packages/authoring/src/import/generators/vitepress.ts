import {posix} from 'node:path';
import {readAddress, type Generator} from './generator.ts';
import {below, isBelow, isMarkdown} from './settings.ts';

const config = /^(?<root>(?:[^/]+\/)*)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/;

/** https://vitepress.dev/guide/routing. Its settings are a program, of which only plain values are read. */
export const vitepress: Generator = {
  label: 'VitePress',
  mark: '.vitepress/config.ts',
  isIn: ({files}) => files.some((file) => config.test(file)),
  readSite({files, read}) {
    const file = files.find((each) => config.test(each)) ?? '';
    const settings = read(file) ?? '';
    const root = config.exec(file)?.groups?.root ?? '';
    const [, source = '.'] = /\bsrcDir\s*:\s*['"]([^'"]+)['"]/.exec(settings) ?? [];
    const [, base = '/'] = /\bbase\s*:\s*['"]([^'"]+)['"]/.exec(settings) ?? [];
    const posts = posix.join(root, source).replace(/^\.$|\/$/g, '');
    const ending = /\bcleanUrls\s*:\s*true/.test(settings) ? '' : '.html';
    const address = readAddress(undefined, base);
    return {
      ...address,
      posts,
      isPost: (path) =>
        isMarkdown(path) &&
        isBelow(posts, path) &&
        !/^(?:README|LICENSE|CONTRIBUTING|CHANGELOG)\.md$/i.test(below(posts, path)),
      roots: [posix.join(posts, 'public')],
      addressesOf({path, isDraft}) {
        const page = below(posts, path).replace(/\.\w+$/, '');
        return isDraft
          ? []
          : [
              posix.join(
                address.base,
                /(?:^|\/)index$/.test(page) ? page.replace(/index$/, '') : page + ending,
              ),
            ];
      },
    };
  },
};
