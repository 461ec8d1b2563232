import '../../scripts/content-check/typescript-in-thread.mjs';

await import('./check-when-asked.ts');
