/**
 * `npm run generate -- NAME`: writes the files that the repository holds although they follow from others. Without a name it lists them.
 */

const generators: Readonly<
  Record<string, {readonly what: string; readonly run: () => Promise<unknown>}>
> = {
  'front-matter': {
    what: 'tables of WRITING.md, JSON Schemas and VS Code’s snippets, from the schema of front matter',
    run: () => import('./make-front-matter'),
  },
  icons: {
    what: 'all icons, from static/img/logo.svg and the tokens',
    run: () => import('./make-icons'),
  },
  engines: {
    what: 'what the installed Markdown engines make of the specifications’ examples',
    run: () => import('./measure-engines'),
  },
};

const name = process.argv[2] ?? '';
const generator = Object.hasOwn(generators, name) ? generators[name] : undefined;
if (generator === undefined) {
  const lines = Object.entries(generators).map(([key, {what}]) => `  ${key.padEnd(14)}${what}`);
  console.error(`Usage: npm run generate -- NAME\n${lines.join('\n')}`);
  process.exitCode = name === '' || name === '--help' ? 0 : 1;
} else {
  void generator.run();
}
export {};
