import type { NoticeForm } from '../../contract/notices.endpoints.ts'

/** The form as it is typed: numbers and moments as text, so that nothing half-written is lost. */
export type Written = Omit<NoticeForm, 'deadline' | 'amountMin' | 'amountMax' | 'vacancies'> & {
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

export function writtenOf({ deadline, amountMin, amountMax, vacancies, ...form }: NoticeForm): Written {
  return {
    ...form,
    date: deadline?.slice(0, 10) ?? '',
    time: deadline?.slice(11) ?? '',
    amountMin: amountMin === null ? '' : String(amountMin),
    amountMax: amountMax === null ? '' : String(amountMax),
    vacancies: vacancies === null ? '' : String(vacancies),
  }
}

export function wrongWith(written: Written, needsOrganisation: boolean): Wrong {
  const { title, organisationName, date, time, amountMin, amountMax, vacancies } = written
  const isNumber = (text: string, least: number) =>
    text === '' || (/^\d{1,8}$/.test(text) && Number(text) >= least)
  return {
    ...(title.trim() === '' && { title: 'title' as const }),
    ...(needsOrganisation &&
      organisationName.trim() === '' && { organisationName: 'organisationName' as const }),
    ...(date === '' && time !== '' && { date: 'date' as const }),
    ...(!isNumber(amountMin, 0) && { amountMin: 'number' as const }),
    ...(!isNumber(amountMax, 0)
      ? { amountMax: 'number' as const }
      : amountMin !== '' &&
        amountMax !== '' &&
        Number(amountMax) < Number(amountMin) && { amountMax: 'order' as const }),
    ...((!isNumber(vacancies, 1) || Number(vacancies) > 9999) && { vacancies: 'number' as const }),
  }
}

/** What may be sent; a field with something wrong in it counts as empty until it is mended. */
export function formOf(written: Written): NoticeForm {
  const { date, time, amountMin, amountMax, vacancies, ...form } = written
  const wrong = wrongWith(written, false)
  const whole = (text: string, isWrong: boolean) => (text === '' || isWrong ? null : Number(text))
  return {
    ...form,
    deadline: date === '' ? null : time === '' ? date : `${date}T${time}`,
    amountMin: whole(amountMin, wrong.amountMin !== undefined),
    amountMax: whole(amountMax, wrong.amountMax === 'number'),
    vacancies: whole(vacancies, wrong.vacancies !== undefined),
  }
}
