/** The ground of every page, for what stands outside of it: the browser's bars and the start screen. */
export const PAPER = { light: '#fbf8f2', dark: '#0f1513' } as const
