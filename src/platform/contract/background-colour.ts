/** Background of every page, for what stands outside of its style sheet: the browser’s bars and the start screen. */
export const BACKGROUND_COLOUR = { light: '#fbf8f2', dark: '#0f1513' } as const
