import { NO_TEXT } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { LABEL_MAX, OPTION_MAX, type Field } from './rules/field.ts'
import { newField, newOption } from './rules/new-content.ts'

const QUESTIONS_MAX = 100
const CHOICE = /^\s*(?:[-–•*○◯☐□]|\(\s?\)|\[\s?\])\s*(.+)$/
const NUMBER = /^\s*\d{1,3}[.)]\s+/

/**
 * Questions of a pasted outline, as a document, a spreadsheet or another maker of forms gives one: a line for each, its choices
 * below it after a hyphen, or beside it in further cells. A star at the end means that it must be answered.
 */
export function readOutline(text: string, locale: Locale): Field[] {
  const questions: { label: string; choices: string[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const [first = '', ...cells] = line.split('\t')
    const choice = CHOICE.exec(first)?.[1]
    const last = questions.at(-1)
    if (choice && last) last.choices.push(choice)
    else if (first.trim() !== '' && !choice)
      questions.push({ label: first.replace(NUMBER, '').trim(), choices: cells })
  }
  const said = (words: string, max: number) => ({ ...NO_TEXT, [locale]: words.trim().slice(0, max) })
  return questions.slice(0, QUESTIONS_MAX).map(({ label, choices }, at) => {
    const options = choices.filter((one) => one.trim() !== '').slice(0, 200)
    const required = label.endsWith('*')
    const kind = options.length >= 2 ? 'choice' : label.length > 60 ? 'long' : 'short'
    return newField(kind, `q${at + 1}x`.padStart(3, 'q'), {
      label: said(required ? label.slice(0, -1) : label, LABEL_MAX),
      required,
      options:
        kind === 'choice'
          ? options.map((one, index) => newOption(`a${index + 1}x`, said(one, OPTION_MAX)))
          : [],
    })
  })
}
