/** Formats of figures; the names are the units of the result. */

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
export const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;
export const seconds = (time: number): string => `${time.toFixed(1)} s`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
export const plain = (figure: number): string => String(figure);

/** A figure in a table; a dash for `NaN`, which was not measured. */
export const orDash = (figure: number, show: (figure: number) => string): string =>
  Number.isNaN(figure) ? '–' : show(figure);
