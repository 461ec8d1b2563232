import type {PluginModule} from '@docusaurus/types';
import {trustedTypes} from '../../../site/trusted-types';
import {cleanPath} from '../../../src/lib/clean-path';
import {failureEvent} from '../../../src/client/report-load-failure';
import {preparePage, type BootstrapOptions} from './prepare-page';
import {messageStyles} from './message-styles';
import {queueClicks} from './queue-clicks';
import {scriptListId, startApplication} from './start-application';
import {watchLoadFailures} from './watch-load-failures';

/**
 * Adds the only inline script to the head of every page. It prepares the page, reports files that do not load, starts the
 * application, queues clicks until then, and contains the styles of its messages for when the style sheet is missing.
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

/** A call of a function, as source text. */
function call<Options>(body: (options: Options) => unknown, options: Options): string {
  return `(${body.toString()})(${literal(options)})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
