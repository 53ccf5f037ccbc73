import type { Interview } from '../../contract/interview.endpoints.ts'

/** Whether a date is still to come that both sides count on. */
export function isAgreed({ answer, cancelled, at }: Interview): boolean {
  return answer === 'yes' && !cancelled && Date.parse(at) > Date.now()
}
