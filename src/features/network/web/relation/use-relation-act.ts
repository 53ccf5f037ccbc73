import { useAct } from '#platform/web/api/use-act.ts'
import { useRelationText } from '../use-relation-text.ts'

/** Lists and relations that an act may change. */
const TOUCHED = ['/api/network', '/api/profiles', '/api/recommendations/people', '/api/dashboard/people']

/** Runs an act on a relation, reports its success or failure, and refetches every list that shows it. */
export function useRelationAct() {
  const t = useRelationText()
  return useAct({ refresh: TOUCHED, failed: t('failed') })
}
