/** Of the title of an application. */
export const TITLE_MAX = 140
