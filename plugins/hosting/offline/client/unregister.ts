import siteConfig from '@generated/docusaurus.config';
import {cacheNames} from '../shared/caches';

/*
 * For `npm start`, and for a build with `OFFLINE=false`. An earlier build may have left its worker at the same address, where it answers
 * with stored files. This page removes it even if that worker is broken, or the host has no `sw.js` to replace it.
 */
async function removeWorker(): Promise<void> {
  const {baseUrl} = siteConfig;
  const scope = new URL(baseUrl, location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  // Other sites of the same origin keep theirs.
  const own = registrations.filter((registration) => registration.scope === scope);
  await Promise.allSettled(own.map((registration) => registration.update()));
  const emptyStores = () =>
    Promise.allSettled(
      Object.values<string>({...cacheNames(baseUrl)}).map((name) => caches.delete(name)),
    );
  await Promise.allSettled([
    ...own.map((registration) => registration.unregister()),
    emptyStores(),
  ]);
  // The worker still answers the pages that are open, and may store their files again.
  if (navigator.serviceWorker.controller) {
    setInterval(() => void emptyStores(), 2000);
  }
}

// Browsers provide workers on secure origins only.
if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  removeWorker().catch(() => undefined); // the browser's settings forbid workers, so there is none
}
