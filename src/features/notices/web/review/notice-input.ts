import { readAmount } from '#platform/contract/amount.ts'
import type { NoticeForm } from '../../contract/notices.endpoints.ts'

const AMOUNT_MAX = 99_999_999

/** The form as typed: numbers and times as text, so that nothing half-written is lost. */
export type NoticeInput = Omit<NoticeForm, 'deadline' | 'amountMin' | 'amountMax' | 'vacancies'> & {
  date: string
  time: string
  amountMin: string
  amountMax: string
  vacancies: string
}

export type Wrong = Partial<
  Record<
    'title' | 'organisationName' | 'date' | 'amountMin' | 'amountMax' | 'vacancies',
    'title' | 'organisationName' | 'number' | 'order' | 'date'
  >
>

export function inputOf({ deadline, amountMin, amountMax, vacancies, ...form }: NoticeForm): NoticeInput {
  return {
    ...form,
    date: deadline?.slice(0, 10) ?? '',
    time: deadline?.slice(11) ?? '',
    amountMin: amountMin === null ? '' : String(amountMin),
    amountMax: amountMax === null ? '' : String(amountMax),
    vacancies: vacancies === null ? '' : String(vacancies),
  }
}

export function wrongWith(input: NoticeInput, needsOrganisation: boolean): Wrong {
  const { title, organisationName, date, time, amountMin, amountMax, vacancies } = input
  const isCount = vacancies === '' || /^[1-9]\d{0,3}$/.test(vacancies)
  return {
    ...(title.trim() === '' && { title: 'title' as const }),
    ...(needsOrganisation &&
      organisationName.trim() === '' && { organisationName: 'organisationName' as const }),
    ...(date === '' && time !== '' && { date: 'date' as const }),
    ...(!isAmount(amountMin) && { amountMin: 'number' as const }),
    ...(!isAmount(amountMax)
      ? { amountMax: 'number' as const }
      : (readAmount(amountMax) ?? Infinity) < (readAmount(amountMin) ?? 0) && {
          amountMax: 'order' as const,
        }),
    ...(!isCount && { vacancies: 'number' as const }),
  }
}

/** Returns the values that can be sent; a field with an error counts as empty until it is corrected. */
export function formOf(input: NoticeInput): NoticeForm {
  const { date, time, amountMin, amountMax, vacancies, ...form } = input
  const wrong = wrongWith(input, false)
  const whole = (text: string, isWrong: boolean) => (text === '' || isWrong ? null : Number(text))
  return {
    ...form,
    deadline: date === '' ? null : time === '' ? date : `${date}T${time}`,
    amountMin: wrong.amountMin === undefined ? (readAmount(amountMin) ?? null) : null,
    amountMax: wrong.amountMax === 'number' ? null : (readAmount(amountMax) ?? null),
    vacancies: whole(vacancies, wrong.vacancies !== undefined),
  }
}

/** Accepts an empty text, or one whole amount as people write it. */
function isAmount(text: string): boolean {
  const amount = readAmount(text)
  return text.trim() === '' || (amount !== undefined && Number.isInteger(amount) && amount <= AMOUNT_MAX)
}
