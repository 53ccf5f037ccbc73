/** Broken laws that are known and tolerated for now. This list may only get shorter. */
export const baseline: string[] = [
  'src/features/content/web/admin-bar-content.tsx has a default export',
  'src/features/content/web/editor/link-field.tsx says "https://" itself',
  'src/features/content/web/editor/swatches.tsx says "A" itself',
]
