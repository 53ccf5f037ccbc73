import type { BlockDefinition } from '#platform/contract/blocks.ts'
import { contactIntro, operator, reasons } from './contact.ts'
import {
  localStorageEntries,
  measurementCookies,
  preferenceCookies,
  signInCookies,
  type Stored,
} from './cookies.ts'
import type { LegalDocument, Words } from './document.ts'
import { faq, faqIntro } from './faq.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { contactTitle, faqTitle } from './titles.ts'

const TITLE = 80
const PARAGRAPH = 1200

/** All live-editable texts of the terms; `max` counts characters of one language. */
export const termsBlocks = documentBlocks(terms)

export const privacyBlocks = {
  ...documentBlocks(privacy),
  ...storedBlocks([...signInCookies, ...preferenceCookies, ...measurementCookies, ...localStorageEntries]),
}

export const faqBlocks = collect([
  ['faq-title', faqTitle, TITLE],
  ['faq-intro', faqIntro, PARAGRAPH],
  ...faq.flatMap((group): Entry[] => [
    [`faq-${group.id}-title`, group.title, TITLE],
    ...group.questions.flatMap(({ id, question, answer }): Entry[] => [
      [`faq-${group.id}-${id}-question`, question, TITLE + 40],
      [`faq-${group.id}-${id}-answer`, answer, PARAGRAPH],
    ]),
  ]),
])

export const contactBlocks: Record<string, BlockDefinition> = {
  ...collect([
    ['contact-title', contactTitle, TITLE],
    ['contact-intro', contactIntro, PARAGRAPH],
    ['contact-name', operator.name, TITLE],
    ['contact-place', operator.place, 160],
    ...reasons.flatMap(({ id, title, text }): Entry[] => [
      [`contact-${id}-title`, title, TITLE],
      [`contact-${id}-text`, text, PARAGRAPH],
    ]),
  ]),
  'contact-email': { ...operator.email, max: TITLE, noLinks: true },
}

/** All editable texts of this feature. */
export const legalBlocks = { ...termsBlocks, ...privacyBlocks, ...faqBlocks, ...contactBlocks }

/** Block id of an entry in the list of cookies and storage. */
export function storedBlockId({ names }: Stored): string {
  const words = names.join('-').replace('__Host-', '').toLowerCase()
  return `privacy-stored-${words.replace(/[^a-z]+/g, '-').replace(/^-/, '')}`
}

type Entry = [id: string, words: Words, max: number]

function collect(entries: readonly Entry[]): Record<string, BlockDefinition> {
  return Object.fromEntries(entries.map(([id, { bhs, en }, max]) => [id, { bhs, en, max }]))
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
