import type {PluginModule} from '@docusaurus/types';
import {trustedTypes} from '../../../site/trusted-types';
import {cleanPath} from '../../../src/lib/clean-path';
import {preparePage, type BootstrapOptions} from './prepare-page';
import {messageStyles} from './message-styles';
import {queueClicks} from './queue-clicks';
import {scriptListId, startApplication} from './start-application';
import {failureEvent, watchLoadFailures} from './watch-load-failures';

/**
 * Puts the page guard into the head of every page, as its only inline script, with what watches for files that do not load, what
 * starts the application and keeps clicks until then, and with the few styles that its messages need when the stylesheet has not
 * loaded.
 */
export default function pageBootstrap(options: BootstrapOptions): PluginModule {
  const watch = call(watchLoadFailures, {
    baseUrl: options.baseUrl,
    styles: messageStyles,
    failureEvent,
  });
  const script = [
    `(${preparePage.toString()})(${literal(options)}, ${cleanPath.toString()})`,
    `(${startApplication.toString()})(${literal(scriptListId)}, ${literal(trustedTypes.guard)}, ${watch})`,
    `(${queueClicks.toString()})()`,
  ].join(';');
  return () => ({
    name: 'page-bootstrap',
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
