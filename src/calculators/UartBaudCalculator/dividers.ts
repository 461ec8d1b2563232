/** How a UART derives its baud rate: f / (samples · divider). */
export interface Divider {
  /** Samples of a bit. */
  readonly samples: 8 | 16;
  /** Parts of one that the divider counts: 1 if it is an integer. */
  readonly steps: 1 | 8 | 16;
  readonly min: number;
  readonly max: number;
}

/**
 * Dividers by name, with these sources:
 *
 * - AVR: Microchip DS40002061, 20.3.1 (UBRRn[11:0], divider UBRRn + 1).
 * - STM32: ST RM0090, 30.3.4 (USART_BRR with 12 bits before the point, and after it 4 with OVER8 = 0, or 3 with OVER8 = 1).
 * - 16550: TI PC16550D, SNLS378 (divisor latch of 16 bits).
 */
export const dividers = {
  'stm32-16': {samples: 16, steps: 16, min: 1, max: 4095 + 15 / 16},
  'stm32-8': {samples: 8, steps: 8, min: 1, max: 4095 + 7 / 8},
  'avr-16': {samples: 16, steps: 1, min: 1, max: 4096},
  'avr-8': {samples: 8, steps: 1, min: 1, max: 4096},
  '16550': {samples: 16, steps: 1, min: 1, max: 65535},
} as const satisfies Record<string, Divider>;

export type DividerName = keyof typeof dividers;
