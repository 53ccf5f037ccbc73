import { useState } from 'react'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { filterWayOf, narrows, splitAnswer } from '../../contract/answer-filter.ts'
import type { Field } from '../../contract/rules/field.ts'
import { STATUSES } from '../../contract/statuses.ts'
import { READERS } from '../../contract/submissions.endpoints.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

const PERSON = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const isReader = (text: string) => PERSON.test(text) || READERS.some((one) => one === text)

type Name = 'q' | 'status' | 'reader' | 'from' | 'until' | 'answer'

/**
 * The conditions of the list of submissions, kept in the address. It follows a moment later: until then what was entered stands,
 * or quick letters and the first of two quick choices would be lost.
 */
export function useSubmissionFilter(onChange: () => void) {
  const { search, ask } = useAddressFilter<Name>()
  const [ahead, setAhead] = useState<Partial<Record<Name, string>>>({})
  const entries = Object.entries(ahead) as [Name, string][]
  const later = entries.filter(([name, value]) => value !== (search.get(name) ?? ''))
  if (later.length < entries.length) setAhead(Object.fromEntries(later))
  const of = (name: Name) => ahead[name] ?? search.get(name) ?? ''
  const dayOf = (name: Name) => (DAY.test(of(name)) ? of(name) : '')
  return {
    q: of('q'),
    status: STATUSES.find((one) => one === of('status')) ?? '',
    reader: isReader(of('reader')) ? of('reader') : '',
    from: dayOf('from'),
    until: dayOf('until'),
    answer: of('answer'),
    ask(name: Name, value: string) {
      onChange()
      setAhead((now) => ({ ...now, [name]: value }))
      ask(name, value)
    },
  } as const
}
export type SubmissionFilter = ReturnType<typeof useSubmissionFilter>

/** Returns the conditions for the call: settled input only, without empty or invalid values. */
export function useConditions(filter: SubmissionFilter, fields: readonly Field[] | undefined) {
  const { status, reader, from, until } = filter
  const q = useSettled(filter.q).trim().slice(0, 100)
  const answer = useSettled(filter.answer)
  const { field: id, value } = splitAnswer(answer)
  const field = fields?.find((one) => one.id === id)
  // The kind of the value is unknown until the questions are loaded, so the server judges it.
  const isSaid = fields
    ? field !== undefined && narrows(filterWayOf(field.kind), value)
    : /^[a-z][a-z0-9]{2,11}:./.test(answer)
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(reader && { reader }),
    ...(from && { from }),
    ...(until && { until }),
    ...(isSaid && { answer }),
  }
}
