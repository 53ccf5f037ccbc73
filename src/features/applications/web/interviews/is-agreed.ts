import type { Interview } from '../../contract/interview.endpoints.ts'

/** Returns true for an agreed date that is still to come. */
export function isAgreed({ answer, cancelled, at }: Interview): boolean {
  return answer === 'yes' && !cancelled && Date.parse(at) > Date.now()
}
