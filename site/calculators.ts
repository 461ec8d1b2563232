/** The calculators: the tag in articles, which is its folder in src/calculators, and the last part of its own address. */
const calculators = {
  Rs485Calculator: 'rs485',
  CanBitTiming: 'can-bit-timing',
  CanBusLoad: 'can-bus-load',
  ScreenCalculator: 'screen-size',
  UartBaudCalculator: 'uart-baud-rate',
  ModbusRtuCalculator: 'modbus-rtu',
  I2cPullUpCalculator: 'i2c-pull-up',
  DividerLdoCalculator: 'divider-ldo',
} as const;

/** The own pages of calculators (src/pages/calculators). */
export const calculatorSlugs: readonly string[] = Object.values(calculators);

/** The modules of the calculators by their tags. */
export const calculatorModules: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(calculators).map((tag) => [tag, `@site/src/calculators/${tag}`]),
);

/** The path of a calculator's own page, or of the list of all. */
export function calculatorPath(slug?: string): string {
  return slug === undefined ? '/calculators' : `/calculators/${slug}`;
}
