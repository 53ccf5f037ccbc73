/** What a CV says, as a person reads it; the measure compares what was read with it. */
export type Expected = {
  name: string
  email: string
  phone: string
  headline: string
  about: string
  /** Undefined where the CV leaves it open. */
  municipality: string | null | undefined
  work: readonly ExpectedEntry[]
  education: readonly ExpectedEntry[]
  projects: readonly { title: string; note: string }[]
  certificates: readonly { title: string; place: string; from: string | null }[]
  skills: readonly ExpectedSkill[]
  languages: readonly (readonly [code: string, level: string])[]
  links: readonly string[]
  /** Undefined where nobody minds which are found. */
  interests?: readonly string[]
  /** Pages without text that can be read. */
  unread?: readonly number[]
}
export type ExpectedEntry = {
  kind?: string
  title: string
  place: string
  from: string | null
  to: string | null
  notes?: readonly string[]
}
/** As it is written, and the name in the vocabulary that it has to be understood as. */
export type ExpectedSkill = { label: string; means?: string }
