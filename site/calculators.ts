/** The path of a calculator's own page, or of the list of all. */
export function calculatorPath(slug?: string): string {
  return slug === undefined ? '/calculators' : `/calculators/${slug}`;
}

/** The own pages of calculators (src/pages/calculators). */
export const calculatorSlugs = [
  'rs485',
  'can-bit-timing',
  'can-bus-load',
  'screen-size',
  'uart-baud-rate',
  'modbus-rtu',
  'i2c-pull-up',
  'divider-ldo',
] as const;
