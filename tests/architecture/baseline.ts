/** Broken laws that are known and tolerated for now. This list may only get shorter. */
export const baseline: string[] = [
  'src/features/content/web/admin-bar-content.tsx has a default export',
  'src/features/content/web/editor/link-field.tsx says "https://" itself',
  'src/features/content/web/editor/swatches.tsx says "A" itself',
  // The pages of the build, which are only there when they are built.
  'src/platform/server/pages/render-page.ts imports what no guard can read',
]
