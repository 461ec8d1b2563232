/** Unicode's main block of Han characters: the first code point and the last. */
export const hanBlock = {first: 0x4e00, last: 0x9fff} as const;
