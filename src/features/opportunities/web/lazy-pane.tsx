import { lazy } from 'react'

/** The opportunity chosen in a list; its script loads on the first choice. */
export const OpportunityPane = lazy(async () => ({
  default: (await import('./opportunity-pane.tsx')).OpportunityPane,
}))
