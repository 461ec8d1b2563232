import './typescript-in-thread.mjs';

await import('./examine-sent.ts');
