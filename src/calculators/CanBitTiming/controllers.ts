type Range = readonly [min: number, max: number];

/** The ranges of a controller's bit timing register, as functional values (register contents plus one). */
export interface Controller {
  /** The arbitration phase, or the data phase of CAN FD. */
  readonly phase: 'nominal' | 'data';
  /** The oscillator is divided by this before the prescaler. */
  readonly clockDivider: 1 | 2;
  readonly prescaler: Range;
  /** Propagation segment and phase segment 1 together, in time quanta. */
  readonly tseg1: Range;
  /** Phase segment 2. */
  readonly tseg2: Range;
  readonly sjwMax: number;
  /** SJW must be smaller than TSEG2; equal is not enough. */
  readonly sjwBelowTseg2?: true;
  /** TSEG1 must be at least TSEG2, so no sample point lies before the middle. */
  readonly tseg1NotBelowTseg2?: true;
}

/**
 * Controllers by name, with these sources, where paths of Linux are below drivers/net/can:
 *
 * - bxCAN: ST RM0432, CAN_BTR (BRP[9:0], TS1[3:0], TS2[2:0]), and Linux, bxcan.c.
 * - MCP2515: Microchip DS21801, section 5 (tq = 2·BRP / fosc, PropSeg + PS1 >= PS2, PS2 > SJW), and Linux, spi/mcp251x.c.
 * - FDCAN: ST RM0440, FDCAN_NBTP and FDCAN_DBTP, and Linux, m_can/m_can.c (the same Bosch core, from version 3.1 on).
 * - MCP2518FD: Linux, spi/mcp251xfd/mcp251xfd-core.c.
 */
export const controllers = {
  bxcan: {
    phase: 'nominal',
    clockDivider: 1,
    prescaler: [1, 1024],
    tseg1: [1, 16],
    tseg2: [1, 8],
    sjwMax: 4,
  },
  mcp2515: {
    phase: 'nominal',
    clockDivider: 2,
    prescaler: [1, 64],
    tseg1: [3, 16],
    tseg2: [2, 8],
    sjwMax: 4,
    sjwBelowTseg2: true,
    tseg1NotBelowTseg2: true,
  },
  'fdcan-nominal': {
    phase: 'nominal',
    clockDivider: 1,
    prescaler: [1, 512],
    tseg1: [2, 256],
    tseg2: [2, 128],
    sjwMax: 128,
  },
  'fdcan-data': {
    phase: 'data',
    clockDivider: 1,
    prescaler: [1, 32],
    tseg1: [1, 32],
    tseg2: [1, 16],
    sjwMax: 16,
  },
  'mcp2518fd-nominal': {
    phase: 'nominal',
    clockDivider: 1,
    prescaler: [1, 256],
    tseg1: [2, 256],
    tseg2: [1, 128],
    sjwMax: 128,
  },
  'mcp2518fd-data': {
    phase: 'data',
    clockDivider: 1,
    prescaler: [1, 256],
    tseg1: [1, 32],
    tseg2: [1, 16],
    sjwMax: 16,
  },
} as const satisfies Record<string, Controller>;

export type ControllerName = keyof typeof controllers;

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
