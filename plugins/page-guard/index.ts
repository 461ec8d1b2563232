import type {PluginModule} from '@docusaurus/types';
import {trustedTypes} from '../../site/trusted-types';
import {cleanPath} from '../../src/lib/clean-path';
import {delayLayout} from './delay-layout';
import {guardPage, type GuardOptions} from './guard-page';
import {guardStyles} from './guard-styles';
import {keepPresses} from './keep-presses';
import {scriptListId, startApplication} from './start-application';

/**
 * Puts the page guard into the head of every page, as its only inline script, with what starts the application and keeps
 * presses until then, with what delays layout, and with the few styles that its messages need when the stylesheet has not loaded.
 */
export default function pageGuard(options: Omit<GuardOptions, 'styles'>): PluginModule {
  const all: GuardOptions = {...options, styles: guardStyles};
  const literal = JSON.stringify(all).replaceAll('<', '\\u003c');
  const guard = `(${guardPage.toString()})(${literal}, ${cleanPath.toString()})`;
  const start = `(${startApplication.toString()})(${JSON.stringify(scriptListId)}, ${JSON.stringify(trustedTypes.guard)}, ${guard})`;
  const script = [start, `(${keepPresses.toString()})()`, `(${delayLayout.toString()})()`].join(
    ';',
  );
  return () => ({
    name: 'page-guard',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: script}],
    }),
  });
}
