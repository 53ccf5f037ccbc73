import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getOwnProfile } from '#features/profiles/contract/profile.endpoints.ts'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import type { Level } from '../../contract/coverage.ts'
import { decide, listSkillsInProfile, WORDS_MAX } from '../../contract/texts.endpoints.ts'
import { useRecount } from '../use-analytics.ts'

type Decision = {
  accepted?: { skill: string; level: Level }[]
  declined?: string[]
  restored?: string[]
  /** The words that were read as each skill. */
  words?: { skill: string; words: string }[]
}

/** Long words are a sentence, and nobody else writes the same one. */
const short = (quote: { skill: string; words: string }) =>
  quote.words.trim() !== '' && quote.words.length <= WORDS_MAX ? [quote] : []

/** Confirms, declines or restores skills and refetches the counts that depend on them. */
export function useDecide() {
  const recount = useRecount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ accepted = [], declined = [], restored = [], words = [] }: Decision) =>
      call(decide, { body: { accepted, declined, restored, words: words.flatMap(short) } }),
    async onSuccess(_, { restored }) {
      await queries.invalidateQueries({ queryKey: endpointKey(getOwnProfile) })
      if (restored) await queries.invalidateQueries({ queryKey: endpointKey(listSkillsInProfile) })
      await recount()
    },
  })
}
