import { createContext, use } from 'react'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'

export const DashboardContext = createContext<Dashboard | undefined>(undefined)

/** Returns the displayed dashboard, for its cards. */
export function useDashboardContext(): Dashboard {
  const dashboard = use(DashboardContext)
  if (!dashboard) throw new Error('useShownDashboard needs a dashboard around it')
  return dashboard
}
