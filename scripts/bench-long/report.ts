/** Seconds of a build and of a content check. */
export interface Cost {
  readonly build: number;
  readonly check: number;
}

/**
 * A table of the seconds that a long post adds, in all and for 100 KB: if time grows with length, the last column of each pair stays the
 * same.
 *
 * @param without the same site without the post
 * @param costs by the length of the post in kilobytes
 */
export function costsOf(without: Cost, costs: ReadonlyMap<number, Cost>): string[][] {
  const figures = (added: number, size: number) => [
    added.toFixed(1),
    ((added / size) * 100).toFixed(2),
  ];
  return [
    ['post, KB', 'build, s', 'added', 'for 100 KB', 'check, s', 'added', 'for 100 KB'],
    ['none', without.build.toFixed(1), '', '', without.check.toFixed(1), '', ''],
    ...[...costs].map(([size, {build, check}]) => [
      String(size),
      build.toFixed(1),
      ...figures(build - without.build, size),
      check.toFixed(1),
      ...figures(check - without.check, size),
    ]),
  ];
}
