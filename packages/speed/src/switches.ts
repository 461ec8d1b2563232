import {levers, type Lever, type LeverName} from './levers.ts';

const names = Object.keys(levers) as readonly LeverName[];

/**
 * The levers that `SPEED` leaves on.
 *
 * @param value of the environment variable: undefined, empty, `on`, `off`, or the levers to leave out, `-tslib,-date-format`
 * @throws {Error} for any other value, with the names of all levers
 */
export function enabledLevers(value: string | undefined): ReadonlySet<LeverName> {
  const given = value?.trim() ?? '';
  if (given === '' || given === 'on') {
    return new Set(names);
  }
  if (given === 'off') {
    return new Set();
  }
  const left = given.split(',').map((part) => part.trim());
  const unknown = left.filter((part) => !names.some((name) => part === `-${name}`));
  if (unknown.length > 0) {
    throw new Error(
      `SPEED is "${given}", and "${unknown.join('", "')}" switches no lever off. Set it to on, to off, or to a list such as -tslib,-date-format. The levers are ${names.join(', ')}.`,
    );
  }
  return new Set(names.filter((name) => !left.includes(`-${name}`)));
}

/**
 * The levers that were tested with the installed versions, and a warning about the others.
 *
 * @param versionOf the version of an installed package, if it is there
 */
export function testedLevers(
  wanted: ReadonlySet<LeverName>,
  versionOf: (name: string) => string | undefined,
): {readonly tested: ReadonlySet<LeverName>; readonly warnings: readonly string[]} {
  const tested = new Set<LeverName>();
  const left = new Map<string, LeverName[]>();
  for (const name of wanted) {
    const unknown = untestedPackage(levers[name], versionOf);
    if (unknown === undefined) {
      tested.add(name);
    } else {
      left.set(unknown, [...(left.get(unknown) ?? []), name]);
    }
  }
  const warnings = [...left].map(
    ([why, some]) =>
      `@markdown-zh/speed: ${why}. Off: ${some.join(', ')}. The site works without them. Test them with this version, then add it to packages/speed/src/levers.ts.`,
  );
  return {tested, warnings};
}

function untestedPackage(
  {tested}: Lever,
  versionOf: (name: string) => string | undefined,
): string | undefined {
  for (const [name, versions] of Object.entries(tested)) {
    const installed = versionOf(name);
    if (!versions.some((version) => installed?.startsWith(version))) {
      const known = versions.map((version) => `${version}x`).join(', ');
      return `${name} is ${installed ?? 'not installed'}, and the levers are tested with ${known}`;
    }
  }
  return undefined;
}
