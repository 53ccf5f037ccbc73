/** Letters and rows of what articles hold beside words. */
export const ALT_MAX = 300
export const CAPTION_MAX = 300
export const FOOTNOTE_MAX = 800
export const TABLE_ROWS_MAX = 60
export const TABLE_COLUMNS_MAX = 10
