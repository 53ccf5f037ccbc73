import { createContext, use } from 'react'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'

export const DashboardContext = createContext<Dashboard | undefined>(undefined)

/** The dashboard as it is shown; for the cards on it. */
export function useShownDashboard(): Dashboard {
  const dashboard = use(DashboardContext)
  if (!dashboard) throw new Error('useShownDashboard needs a dashboard around it')
  return dashboard
}
