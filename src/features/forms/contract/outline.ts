import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { charactersOver } from '#platform/contract/bilingual-schemas.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { FIELDS_MAX } from './rules/content.ts'
import { LABEL_MAX, OPTION_MAX, OPTIONS_MAX, type Field } from './rules/field.ts'
import { newField, newOption } from './rules/new-content.ts'

const CHOICE = /^\s*(?:[-–•*○◯☐□]|\(\s?\)|\[\s?\])\s*(.+)$/
const NUMBER = /^\s*\d{1,3}[.)]\s+/

type Question = { label: string; choices: string[]; line: number }

/** Reasons why an outline cannot become a form; the product cuts none of it in silence. */
export type OutlineFault =
  | { code: 'importLong'; line: number; max: number }
  | { code: 'importMany'; max: number; options: number }
  | { code: 'importAlone'; line: number }

function questionsOf(text: string): Question[] {
  const questions: Question[] = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [first = '', ...cells] = line.split('\t')
    const choice = CHOICE.exec(first)?.[1]
    const last = questions.at(-1)
    if (choice && last) last.choices.push(choice)
    else if (first.trim() !== '' && !choice)
      questions.push({ label: first.replace(NUMBER, '').trim(), choices: cells, line: at + 1 })
  }
  return questions.map((one) => ({
    ...one,
    choices: one.choices.map((choice) => choice.trim()).filter((choice) => choice !== ''),
  }))
}

export function outlineFault(text: string): OutlineFault | undefined {
  const questions = questionsOf(text)
  if (questions.length > FIELDS_MAX || questions.some(({ choices }) => choices.length > OPTIONS_MAX))
    return { code: 'importMany', max: FIELDS_MAX, options: OPTIONS_MAX }
  const long = questions.find(({ label }) => charactersOver(wordsOf(label), LABEL_MAX) > 0)
  if (long) return { code: 'importLong', line: long.line, max: LABEL_MAX }
  const wide = questions.find(({ choices }) => choices.some((one) => charactersOver(one, OPTION_MAX) > 0))
  if (wide) return { code: 'importLong', line: wide.line, max: OPTION_MAX }
  const alone = questions.find(({ choices }) => choices.length === 1)
  return alone && { code: 'importAlone', line: alone.line }
}

const isDemanded = (label: string): boolean => label.endsWith('*')
const wordsOf = (label: string): string => (isDemanded(label) ? label.slice(0, -1) : label).trim()

/**
 * Questions of a pasted outline, as a document, a spreadsheet or another maker of forms gives one: a line for each, its choices
 * below it after a hyphen, or beside it in further cells. A star at the end means that it must be answered.
 */
export function readOutline(text: string, locale: Locale): Field[] {
  const inLanguage = (words: string) => ({ ...NO_TEXT, [locale]: words })
  return questionsOf(text).map(({ label, choices }, at) => {
    const kind = choices.length >= 2 ? 'choice' : label.length > 60 ? 'long' : 'short'
    return newField(kind, `q${at + 1}x`, {
      label: inLanguage(wordsOf(label)),
      required: isDemanded(label),
      options:
        kind === 'choice' ? choices.map((one, index) => newOption(`a${index + 1}x`, inLanguage(one))) : [],
    })
  })
}
