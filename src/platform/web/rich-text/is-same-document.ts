import { hashKey } from '@tanstack/react-query'
import type { RichText } from '#platform/contract/rich-text/document.ts'

/** Returns whether two documents say the same; a store may give back their parts in another order. */
export function isSameDocument(one: RichText, other: RichText): boolean {
  return one === other || hashKey([one]) === hashKey([other])
}
