import type { Locale } from '#platform/contract/locale.ts'
import type { FormInput } from './rules/answers.ts'

/** Controls of a form that are none of its fields; a field's name has no underscore. */
export const CONTROLS = {
  token: 'form_token',
  mark: 'form_mark',
  trap: 'form_website',
  step: 'form_step',
  go: 'form_go',
  asked: 'form_asked',
  framed: 'form_framed',
  lang: 'form_lang',
} as const

type Entries = Iterable<readonly [string, unknown]>

/** Builds the submitted sheet from a form's controls, alike on the device and on the server. */
export function postedSheet(entries: Entries, locale: Locale) {
  const input: Record<string, string[]> = {}
  const controls = new Map<string, string>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    if (name.startsWith('form_')) controls.set(name, value)
    else (input[name] ??= []).push(value)
  }
  const of = (name: keyof typeof CONTROLS) => controls.get(CONTROLS[name]) ?? ''
  return {
    token: of('token') || null,
    mark: of('mark'),
    trap: of('trap'),
    step: of('step'),
    go: of('go') || 'next',
    asked: of('asked').split(' ').filter(Boolean),
    typed: Object.entries(input).map(([name, values]) => ({ name, values })),
    locale,
    framed: of('framed') === 'yes',
  }
}

/** Groups the values by control name. */
export function toFormInput(list: readonly { name: string; values: readonly string[] }[]): FormInput {
  return Object.fromEntries(list.map(({ name, values }) => [name, values]))
}
