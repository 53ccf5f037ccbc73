import { lazy } from 'react'

/** A chosen opportunity beside a list; its script comes when somebody chooses one. */
export const OpportunityPane = lazy(async () => ({
  default: (await import('./opportunity-pane.tsx')).OpportunityPane,
}))
