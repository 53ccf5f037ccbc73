import * as z from 'zod/mini'
import { toLatin } from './fold-script.ts'

export const SLUG_MAX = 60
const NO_LETTERS = 'profil'

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
  return plain.length < 3 ? NO_LETTERS : plain
}

/**
 * Returns the slug of a bilingual title, Bosnian first. A reserved slug, and one of a title without letters, gets the
 * kind of its thing in front, so that it leads to no other page.
 */
export function slugOfTitle(
  title: { bhs: string; en: string },
  { kind, reserved }: { kind: string; reserved: readonly string[] },
): string {
  const slug = slugOf(title.bhs.trim() || title.en)
  return slug === NO_LETTERS || reserved.includes(slug) ? `${kind}-${slug}` : slug
}
