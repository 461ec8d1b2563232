import type {PluginModule} from '@docusaurus/types';
import {trustedTypes} from '../../../site/trusted-types';
import {cleanPath} from '../../../src/lib/clean-path';
import {guardPage, type GuardOptions} from './guard-page';
import {guardStyles} from './guard-styles';
import {keepPresses} from './keep-presses';
import {scriptListId, startApplication} from './start-application';
import {failureEvent, watchFailures} from './watch-failures';

/**
 * Puts the page guard into the head of every page, as its only inline script, with what watches for files that do not load, what
 * starts the application and keeps presses until then, and with the few styles that its messages need when the stylesheet has not
 * loaded.
 */
export default function pageGuard(options: GuardOptions): PluginModule {
  const watch = call(watchFailures, {baseUrl: options.baseUrl, styles: guardStyles, failureEvent});
  const script = [
    `(${guardPage.toString()})(${literal(options)}, ${cleanPath.toString()})`,
    `(${startApplication.toString()})(${literal(scriptListId)}, ${literal(trustedTypes.guard)}, ${watch})`,
    `(${keepPresses.toString()})()`,
  ].join(';');
  return () => ({
    name: 'page-guard',
    injectHtmlTags: () => ({
      headTags: [`<script>${script}</script>`],
    }),
  });
}

/** A call of a function that is put into the page as text. */
function call<Options>(body: (options: Options) => unknown, options: Options): string {
  return `(${body.toString()})(${literal(options)})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
