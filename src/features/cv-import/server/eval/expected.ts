/** The content of a CV as a person reads it, for comparison with the reader's result. */
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
  /** Undefined where any result is fine. */
  interests?: readonly string[]
  /** Pages without readable text. */
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
/** The words of the CV, and the vocabulary's name that they must match. */
export type ExpectedSkill = { label: string; means?: string }
