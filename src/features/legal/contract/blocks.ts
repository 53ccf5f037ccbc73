import type { BlockDefinition } from '#platform/contract/blocks.ts'
import {
  localStorageEntries,
  measurementCookies,
  preferenceCookies,
  signInCookies,
  type Stored,
} from './cookies.ts'
import type { LegalDocument, Words } from './document.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const TITLE = 80
const PARAGRAPH = 1200

/** All live-editable texts of the terms; `max` counts characters of one language. */
export const termsBlocks = documentBlocks(terms)

export const privacyBlocks = {
  ...documentBlocks(privacy),
  ...storedBlocks([...signInCookies, ...preferenceCookies, ...measurementCookies, ...localStorageEntries]),
}

/** All editable texts of this feature. */
export const legalBlocks = { ...termsBlocks, ...privacyBlocks }

/** Block id of an entry in the list of cookies and storage. */
export function storedBlockId({ names }: Stored): string {
  const words = names.join('-').replace('__Host-', '').toLowerCase()
  return `privacy-stored-${words.replace(/[^a-z]+/g, '-').replace(/^-/, '')}`
}

type Entry = [id: string, words: Words, max: number]

function collect(entries: readonly Entry[]): Record<string, BlockDefinition> {
  return Object.fromEntries(entries.map(([id, { bhs, en }, max]) => [id, { bhs, en, max, versioned: true }]))
}

function documentBlocks({ id, title, intro, sections }: LegalDocument): Record<string, BlockDefinition> {
  return collect([
    [`${id}-title`, title, TITLE],
    [`${id}-intro`, intro, PARAGRAPH],
    ...sections.flatMap((section): Entry[] => [
      [`${id}-${section.id}-title`, section.title, TITLE],
      ...section.parts.map((part, index): Entry => [`${id}-${section.id}-${index + 1}`, part, PARAGRAPH]),
    ]),
  ])
}

function storedBlocks(list: readonly Stored[]): Record<string, BlockDefinition> {
  return collect(
    list.flatMap((stored): Entry[] => [
      [storedBlockId(stored), stored.purpose, PARAGRAPH],
      [`${storedBlockId(stored)}-lasts`, stored.lasts, TITLE],
    ]),
  )
}
