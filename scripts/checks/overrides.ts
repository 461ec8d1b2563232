/**
 * Compares the theme's overrides with the table in `src/theme/README.md`.
 *
 * @param components paths below `src/theme` that hold an `index.tsx`
 * @param readme the text of the README, whose table rows begin with the component in backticks
 * @returns one message for each component that is not documented, or no longer there
 */
export function checkOverrides(components: readonly string[], readme: string): string[] {
  const documented = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '');
  const missing = components.filter((name) => !documented.includes(name));
  const gone = documented.filter((name) => !components.includes(name));
  return [
    ...missing.map(
      (name) => `src/theme/${name} is not in src/theme/README.md. Add a row with its reason.`,
    ),
    ...gone.map((name) => `src/theme/README.md names ${name}, which is not there. Remove the row.`),
  ];
}
