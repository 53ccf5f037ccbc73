import { lazy } from 'react'

/** The dialog for other features, loaded when it opens. */
export const EvidenceDialog = lazy(() =>
  import('./evidence-dialog.tsx').then((module) => ({ default: module.EvidenceDialog })),
)
