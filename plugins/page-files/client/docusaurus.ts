import {fetchAhead} from '../../../src/client/page-document';
import {filesOf} from '../table';
import {createQueue} from './ahead-queue';
import {fetchFilesAhead} from './bundler';
import {untilIdle} from './idle';
import preloadPage from './preload';
import {addressOf, isKnown} from './tables';

/** The addresses of pages that have been asked for with all of their files. */
const preloaded = new Set<string>();

/** Of links that come into view at once so many have their pages fetched ahead; of a long sidebar not all. */
const mostAhead = 12;

const enqueue = createQueue(mostAhead, fetchPageAhead, untilIdle);

async function fetchPageAhead(address: string): Promise<void> {
  const html = await fetchAhead(address);
  fetchFilesAhead(filesOf(html ?? ''));
}

