import type {PluginModule} from '@docusaurus/types';
import {cleanPath} from '../../src/lib/clean-path';
import {guardPage, type GuardOptions} from './guard-page';
import {guardStyles} from './guard-styles';

/**
 * Puts the page guard into the head of every page, as the first script, with the few styles that
 * its messages need when the stylesheet has not loaded.
 */
export default function pageGuard(options: GuardOptions): PluginModule {
  const literal = JSON.stringify(options).replaceAll('<', '\\u003c');
  const script = `(${guardPage.toString()})(${literal}, ${cleanPath.toString()})`;
  return () => ({
    name: 'page-guard',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: script},
        {tagName: 'style', innerHTML: guardStyles},
      ],
    }),
  });
}
