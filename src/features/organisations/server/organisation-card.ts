import { pictureAddress } from '#platform/contract/pictures.ts'
import type { OrganisationCard } from '../contract/cards.ts'
import type { Organisation } from './organisations.queries.ts'

export function cardOf(row: Organisation): OrganisationCard {
  const { id, slug, name, kind, municipality, replyDays } = row
  return {
    id,
    slug,
    name,
    kind,
    verified: isVerified(row),
    logo: row.logo && logoAddress(row.logo),
    municipality,
    replyDays,
    active: !row.suspendedAt && !row.closedAt,
  }
}

/** Returns whether an organisation is verified; suspended and closed ones never are. */
export function isVerified(row: Pick<Organisation, 'verification' | 'suspendedAt' | 'closedAt'>): boolean {
  return row.verification === 'verified' && !row.suspendedAt && !row.closedAt
}

export function logoAddress(id: string): string {
  return pictureAddress({ id, width: 256, format: 'webp' })
}
