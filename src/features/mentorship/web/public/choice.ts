import { cursor } from '#platform/contract/cursor.ts'
import { mentorChoice, type Facet, type MentorChoice } from '../../contract/public.endpoints.ts'

/** Reads the filters of an address; invalid ones are left out. */
export function choiceOf(search: URLSearchParams): MentorChoice {
  const entries = Object.entries(mentorChoice.shape).flatMap(([name, schema]) => {
    const value = search.get(name)?.trim()
    const read = value ? schema.safeParse(value) : undefined
    return read?.success ? [[name, read.data]] : []
  })
  return Object.fromEntries(entries) as MentorChoice
}

export function afterOf(search: URLSearchParams): string | undefined {
  const read = cursor.safeParse(search.get('after'))
  return read.success ? read.data : undefined
}

/** Writes the filters into an address; empty ones are left out. */
export function addressOf(choice: Partial<Record<keyof MentorChoice | 'after', string | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
  return `/mentors${search && `?${search}`}`
}

/** The list with this value, or without it where it is chosen already. */
export function toggled(choice: MentorChoice, facet: Facet | 'free', value: string): string {
  return addressOf({ ...choice, [facet]: choice[facet] === value ? undefined : value })
}
