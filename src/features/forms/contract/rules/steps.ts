import type { Field } from './field.ts'

/** Fields from one page break to the next. */
export type Step = { page: Field | undefined; fields: readonly Field[] }

export function stepsOf(fields: readonly Field[]): Step[] {
  const steps: { page: Field | undefined; fields: Field[] }[] = [{ page: undefined, fields: [] }]
  for (const field of fields) {
    const last = steps.at(-1)!
    if (field.kind !== 'page') last.fields.push(field)
    // A break at the very beginning names the first step.
    else if (steps.length === 1 && last.fields.length === 0 && last.page === undefined) last.page = field
    else steps.push({ page: field, fields: [] })
  }
  return steps
}
