import type {PluginModule} from '@docusaurus/types';
import {trustedTypes} from '../../../site/trusted-types';
import {cleanPath} from '../../../src/lib/clean-path';
import {failureEvent} from '../../../src/client/report-load-failure';
import {preparePage, type PageFacts} from './prepare-page';
import {queueClicks} from './queue-clicks';
import {reportViolations} from './report-violations';
import {scriptListId, startApplication} from './start-application';
import {watchLoadFailures} from './watch-load-failures';

interface Options extends Omit<PageFacts, 'storageNamespace'> {
  /** The address that gets reports of violations of the policy, if the owner names one. */
  readonly reportAddress: string | undefined;
}

/**
 * Styles in the script itself, because the messages appear when files do not load. The colours are values of src/css/tokens.css
 * in light mode, which are readable in either mode.
 */
const messageStyles = [
  '.base-url-banner,.load-failure-notice{padding:1rem 1.5rem;border:solid #b3321f;border-width:0 0 0 4px;background:#faedea;color:#1d1f23;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  '.load-failure-notice{position:fixed;inset:auto 1rem 1rem;z-index:1000;max-width:40rem;box-shadow:0 0 0 1px #dedbd2,0 8px 24px #0003}',
  '.base-url-banner p,.load-failure-notice p{margin:0 0 .5rem}',
  '.base-url-banner p:first-child{font-size:1.25em;font-weight:700}',
  '.load-failure-notice button{padding:.4rem 1rem;border:0;border-radius:6px;background:#2b4c93;color:#fdfcf9;font:inherit;font-weight:600;cursor:pointer}',
].join('');

/**
 * Adds the only inline script to the head of every page. It prepares the page, reports files that do not load, starts the
 * application, and queues clicks until then. It contains the styles of its messages for when the style sheet is missing.
 */
export default function pageBootstrap(options: Options): PluginModule {
  return (context) => ({
    name: 'page-bootstrap',
    injectHtmlTags: () => ({
      headTags: [`<script>${scriptOf(options, context.siteStorage.namespace)}</script>`],
    }),
  });
}

function scriptOf({reportAddress, ...options}: Options, storageNamespace: string): string {
  const facts = {...options, storageNamespace};
  const watch = call(watchLoadFailures, {
    baseUrl: facts.baseUrl,
    styles: messageStyles,
    failureEvent,
  });
  return [
    ...(reportAddress === undefined ? [] : [call(reportViolations, reportAddress)]),
    `(${preparePage.toString()})(${literal(facts)}, ${cleanPath.toString()})`,
    `(${startApplication.toString()})(${literal(scriptListId)}, ${literal(trustedTypes.guard)}, ${watch})`,
    call(queueClicks, storageNamespace),
  ].join(';');
}

/** A call of a function, as source text. */
function call<Options>(body: (options: Options) => unknown, options: Options): string {
  return `(${body.toString()})(${literal(options)})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
