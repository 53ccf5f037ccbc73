import type { Version } from './document.ts'

/** Raise the version with every change of meaning; acceptance is recorded per version. */
export const TERMS_VERSION: Version = { version: '1.1', date: '2026-11-26' }
export const PRIVACY_VERSION: Version = { version: '1.4', date: '2026-11-27' }
