import type { core } from 'zod/mini'

type FieldKey = 'required' | 'unknown' | 'type' | 'tooShort' | 'tooLong' | 'email' | 'choice' | 'format'

/** A check of a contract may name its own text by a problem code, `feature.reason`. */
const OWN_TEXT = /^[a-z]\w*\.[a-z]\w*$/

/** Which field is wrong and why: a key of the platform's `fields` texts, or the code that the schema gives. */
export function fieldErrors(issues: readonly core.$ZodIssue[]): Record<string, string> {
  // Without a prototype, so that an unknown field may be called `constructor`.
  const fields = Object.create(null) as Record<string, string>
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'unknown'
      continue
    }
    fields[issue.path.join('.') || 'body'] ??= OWN_TEXT.test(issue.message) ? issue.message : reason(issue)
  }
  return fields
}

function reason(issue: core.$ZodIssue): FieldKey {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'type'
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'required' : 'tooShort'
  if (issue.code === 'too_big') return 'tooLong'
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'choice'
  if (issue.path.at(-1) === 'email') return 'email'
  return 'format'
}
