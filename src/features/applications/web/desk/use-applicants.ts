import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { CHOSEN_ANSWERS, CHOSEN_SKILLS } from '../../contract/desk-limits.ts'
import { listApplicants, type Order } from '../../contract/hiring.endpoints.ts'
import type { Status } from '../../contract/statuses.ts'

type ApplicantQuery = {
  opportunity: string
  status: Status | undefined
  order: Order
  q: string
  isUnscored: boolean
  isLate: boolean
  answers: string
  skills: string
  place: string
}

/** Returns the conditions of the list as its call takes them. */
export function conditionsOf({
  status,
  q,
  isUnscored,
  isLate,
  answers,
  skills,
  place,
}: Omit<ApplicantQuery, 'opportunity' | 'order'>) {
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(isUnscored && { unscored: 'true' as const }),
    ...(isLate && { late: 'true' as const }),
    ...(CHOSEN_ANSWERS.test(answers) && { answers }),
    ...(CHOSEN_SKILLS.test(skills) && { skills }),
    ...(place && { place }),
  }
}

/** Loads the applications to an opportunity page by page, under the conditions of the list. */
export function useApplicants({ opportunity, order, ...conditions }: ApplicantQuery) {
  return useEndpointPages(listApplicants, {
    params: { id: opportunity },
    query: { ...conditionsOf(conditions), ...(order !== 'sent' && { order }) },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}
