import type { Version } from './document.ts'

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const
export type LegalDocumentId = (typeof LEGAL_DOCUMENTS)[number]

/** What a version is called in its address and in the database. */
export const VERSION_NAME = /^[1-9]\d{0,3}\.\d{1,4}$/

/**
 * The version that the code delivers. Raise it with every change of meaning, above those that staff may have published, and
 * with a later day: of all versions the one with the latest day that has come is in force.
 */
export const TERMS_VERSION: Version = { version: '1.1', date: '2026-11-26' }
export const PRIVACY_VERSION: Version = { version: '1.5', date: '2026-12-01' }

export const DELIVERED: Readonly<Record<LegalDocumentId, Version>> = {
  terms: TERMS_VERSION,
  privacy: PRIVACY_VERSION,
}
