/** The font that every page needs first, to be preloaded. Made by scripts/fonts.mjs. */
export const latinFont = '/fonts/onest-latin.3b6bc09b.woff2'
