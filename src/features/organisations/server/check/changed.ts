import { domainOf } from '../../contract/domain.ts'
import type { Details } from '../../contract/inputs.ts'
import type { Organisation } from '../acting.policy.ts'

type StoredOrganisation = Pick<
  Organisation,
  'name' | 'website' | 'registerNumber' | 'verification' | 'verifiedAt' | 'provedDomain' | 'provedAt'
>
type Columns = { verification?: StoredOrganisation['verification']; isUnverified?: true; losesDomain?: true }

/**
 * Returns the effect of changed details on the verification. Staff verified this name, this domain and this register
 * number: with another one the organisation waits again, and without any proof it loses its badge.
 */
export function checkAfterChange(
  before: StoredOrganisation,
  after: Pick<Details, 'name' | 'website' | 'registerNumber'>,
): { columns: Columns; changed: boolean; asksAnew: boolean } {
  const domain = domainOf(after.website)
  const keepsDomain = before.provedDomain === null || before.provedDomain === domain
  const columns: Columns = keepsDomain ? {} : { losesDomain: true }
  const isAnother =
    before.name !== after.name ||
    before.registerNumber !== after.registerNumber ||
    domainOf(before.website) !== domain
  const wasLookedAt = before.verification === 'verified' || before.verification === 'waiting'
  if (!isAnother || !wasLookedAt) return { columns, changed: false, asksAnew: false }
  const hasProof = after.registerNumber !== null || (keepsDomain && before.provedDomain !== null)
  const asksAnew = hasProof && before.verification === 'verified'
  return {
    columns: { ...columns, verification: hasProof ? 'waiting' : 'none', isUnverified: true },
    changed: before.verification === 'verified',
    asksAnew,
  }
}
