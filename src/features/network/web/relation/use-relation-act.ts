import { useAct } from '#platform/web/api/use-act.ts'
import { useRelationText } from '../use-relation-text.ts'

/** Every list and every relation may be another one afterwards. */
const TOUCHED = ['/api/network', '/api/profiles', '/api/recommendations/people', '/api/dashboard/people']

/** Does something with a relation, says that it is done or was not, and lets every list that shows it ask again. */
export function useRelationAct() {
  const t = useRelationText()
  return useAct({ refresh: TOUCHED, failed: t('failed') })
}
