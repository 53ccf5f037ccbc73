import { useAct } from '#platform/web/api/use-act.ts'
import { useText } from '../use-text.ts'

/** Runs an act on people of an organisation, reports its outcome and refreshes the lists. */
export function usePeopleAct() {
  const t = useText()
  return useAct({ refresh: ['/api/organisations', '/api/my/organisations'], failed: t('general') })
}
