/** The most characters of an application's title. */
export const TITLE_MAX = 140
