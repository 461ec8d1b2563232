/** A group of STM32 parts with bxCAN, and the highest frequency in MHz of the APB1 clock that drives it. */
interface Part {
  readonly name: string;
  readonly clock: string;
}

/**
 * Groups by the clock of bxCAN, fastest last. Source: the clock trees of ST RM0008 (F103), RM0090 (F405, F407, F42x, F43x),
 * RM0390 (F446) and RM0351 (L4).
 */
export const parts: readonly Part[] = [
  {name: 'STM32F103', clock: '36'},
  {name: 'STM32F405、F407', clock: '42'},
  {name: 'STM32F42x、F43x、F446', clock: '45'},
  {name: 'STM32L4', clock: '80'},
];

/** The parts with a name; undefined for the empty name, which stands for any other clock. */
export function findPart(name: string): Part | undefined {
  return parts.find((part) => part.name === name);
}

/** The name of the parts with a clock, as typed in MHz; empty if there are none. */
export function partWithClock(clock: string): string {
  return parts.find((part) => part.clock === clock.trim())?.name ?? '';
}
