import { useAct } from '#platform/web/api/use-act.ts'
import { useText } from '../use-text.ts'

/** Does something to the people of an organisation and says how it went; the lists follow. */
export function usePeopleAct() {
  const t = useText()
  return useAct({ refresh: ['/api/organisations', '/api/my/organisations'], failed: t('general') })
}
