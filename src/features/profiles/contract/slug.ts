import * as z from 'zod/mini'
import { toLatin } from '#platform/contract/fold-script.ts'

export const SLUG_MAX = 60

/** The last part of a public address: small letters and digits, separated by single hyphens. */
export const slugInput = z
  .string()
  .check(z.minLength(3), z.maxLength(SLUG_MAX), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** Returns the slug of a name: `djordje-colic` for `Đorđe Čolić`, `profil` for a name without Latin or Cyrillic letters. */
export function slugOf(name: string): string {
  const plain = toLatin(name)
    .toLowerCase()
    .replaceAll('đ', 'dj')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, SLUG_MAX - 6)
    .replace(/-$/, '')
  return plain.length < 3 ? 'profil' : plain
}
