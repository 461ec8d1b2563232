import {Prism} from 'prism-react-renderer';

/** Adds languages of prismjs that texts use often to those of prism-react-renderer. Its files extend a global `Prism`. */
export async function loadLanguages(): Promise<void> {
  Object.assign(globalThis, {Prism});
  await import('./more-languages.ts');
}
