import { intlLocale, type Locale } from '#platform/contract/locale.ts'
import { type Choice, type MessageParts, messageParts } from './message-parts.ts'

/** Why a text cannot stand in place of a delivered one, and what of it is wrong. */
export type MessageFault = { code: MessageFaultCode; what: string[] }
export type MessageFaultCode = 'syntax' | 'lost' | 'unknown' | 'branches' | 'kind' | 'tags'

type Input = {
  text: string
  locale: Locale
  /** The delivered text, in the same language; `other` is that of the other language. */
  delivered: string
  other: string
}

const COUNTED = new Set(['', 'number', 'plural', 'selectordinal'])

/**
 * Whether a text does with what it is given what the delivered one does: nothing put in is lost or new, every branch that
 * its language has is there, and the marks around words are the same.
 */
export function messageFaults({ text, locale, delivered, other }: Input): MessageFault[] {
  const parts = partsOf(text)
  if (!parts) return [{ code: 'syntax', what: [] }]
  const own = messageParts(delivered)
  const allowed = new Map([...messageParts(other).inserted, ...own.inserted])
  const names = [...parts.inserted.keys()]
  return [
    fault(
      'lost',
      [...own.inserted.keys()].filter((name) => !parts.inserted.has(name)),
    ),
    fault(
      'unknown',
      names.filter((name) => !allowed.has(name)),
    ),
    fault(
      'kind',
      names.filter((name) => allowed.has(name) && !isAlike(parts.inserted.get(name)!, allowed.get(name)!)),
    ),
    fault('branches', branchFaults(parts, { own, other: messageParts(other), locale })),
    fault('tags', differences([...parts.tags], own.tags)),
  ].filter(({ what }) => what.length > 0)
}

function partsOf(text: string): MessageParts | undefined {
  try {
    return messageParts(text)
  } catch {
    // The reader of messages says so by throwing.
    return undefined
  }
}

const fault = (code: MessageFaultCode, what: string[]): MessageFault => ({ code, what })

/** A number may be said in several ways; a date and a choice only as what they are. */
function isAlike(one: string, other: string): boolean {
  return one === other || (COUNTED.has(one) && COUNTED.has(other)) || (one === '' && other === 'select')
}

const OTHER = new Set(['other'])

type Against = { own: MessageParts; other: MessageParts; locale: Locale }

function branchFaults({ choices }: MessageParts, { own, other, locale }: Against): string[] {
  return choices.flatMap(({ by, kind, branches }) => {
    const before = (parts: MessageParts) => parts.choices.filter((one) => one.by === by && one.kind === kind)
    const allowed = new Set([...before(own), ...before(other)].flatMap((one) => one.branches))
    const withVariable = (names: string[]) => names.map((name) => `${by}: ${name}`)
    if (kind === 'select') return withVariable(differences(branches, allowed))
    const forms = categoriesOf(locale, kind)
    const usual = formsNamed(before(own), forms)
    const isWorded = branches.some((branch) => branch !== 'other' && forms.has(branch))
    const wasWorded =
      usual.size > 0 && !choices.some((one) => one.by === by && formsNamed([one], forms).size > 0)
    // Where no word follows the number, all numbers may be said in one way; where one does, in each that there is.
    const needed = isWorded || wasWorded ? new Set([...(usual.size > 0 ? usual : forms), 'other']) : OTHER
    const worded = branches.filter((branch) => !/^=\d+$/.test(branch))
    const missing = [...needed].filter((form) => !worded.includes(form))
    return withVariable([...missing, ...worded.filter((form) => !forms.has(form))])
  })
}

function categoriesOf(locale: Locale, kind: string): Set<string> {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  return new Set(new Intl.PluralRules(intlLocale(locale), { type }).resolvedOptions().pluralCategories)
}

/** Forms besides the last one that these branches have. */
function formsNamed(choices: readonly Choice[], forms: ReadonlySet<string>): Set<string> {
  const named = choices.flatMap(({ branches }) => branches)
  return new Set(named.filter((branch) => branch !== 'other' && forms.has(branch)))
}

/** Lists missing and unknown parameters. */
function differences(names: readonly string[], needed: ReadonlySet<string>): string[] {
  return [...[...needed].filter((one) => !names.includes(one)), ...names.filter((one) => !needed.has(one))]
}
