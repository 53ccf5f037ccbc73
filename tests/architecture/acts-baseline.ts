/** Files with a busy state of their own. The list may only get shorter. */
export const handMade: readonly string[] = [
  'src/features/forms/web/form/use-sheet.ts',
  'src/features/texts/web/import/use-apply.ts',
]
