/** How a table is taken along for a spreadsheet program; the first opens as a table everywhere. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]
