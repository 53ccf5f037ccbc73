import { createHash } from 'node:crypto'
import { fold, foldedWords } from '#platform/contract/fold.ts'
import type { NoticeForm } from '../../contract/notices.endpoints.ts'

const RUN = 4
/** Smallest hashes that represent a whole text. */
const KEPT = 64

/** Returns the smallest hashes of a text's word sequences. Nearly equal texts share most of them. */
export function shinglesOf(text: string): number[] {
  const words = foldedWords(text)
  const hashes = new Set<number>()
  for (let at = 0; at + RUN <= Math.max(words.length, RUN); at += 1)
    hashes.add(hashOf(words.slice(at, at + RUN).join(' ')))
  return [...hashes].sort((a, b) => a - b).slice(0, KEPT)
}

/** Returns the likeness of two texts, from 0 to 1: the share of their smallest hashes that both have. */
export function likenessOf(one: readonly number[], other: readonly number[]): number {
  const first = new Set(one)
  const second = new Set(other)
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, KEPT)
  if (smallest.length === 0) return 0
  return smallest.filter((hash) => first.has(hash) && second.has(hash)).length / smallest.length
}

/** Returns the same value for the same title, organisation and day, whatever their spelling. */
export function fingerprintOf(facts: {
  title: string
  organisation: string
  deadline: string | null
}): string {
  const text = [fold(facts.title), fold(facts.organisation), (facts.deadline ?? '').slice(0, 10)].join('|')
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}

/** Returns the keys by which duplicates of a notice are found. */
export function duplicateKeys(
  { title, organisationName: organisation, deadline }: NoticeForm,
  text: string,
): { fingerprint: string; shingles: number[] } {
  return { fingerprint: fingerprintOf({ title, organisation, deadline }), shingles: shinglesOf(text) }
}

/** Returns a signed 32-bit hash, as the database stores integers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // The hashes are sorted by their high bits, so the better low bits are mixed into them.
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return hash ^ (hash >>> 12)
}
