import type { Version } from './document.ts'

/** Raise the version with every change of meaning; acceptance is recorded per version. */
export const TERMS_VERSION: Version = { version: '1.0', date: '2026-11-20' }
export const PRIVACY_VERSION: Version = { version: '1.1', date: '2026-11-23' }
