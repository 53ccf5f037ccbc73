import type { Field } from '../../contract/rules/field.ts'

const LONGEST_SCALE = 11

/** The figures of a scale, from its first to its last. */
export function scaleOf({ min, max }: Pick<Field, 'min' | 'max'>): string[] {
  const first = Math.round(min ?? 1)
  const count = Math.min(LONGEST_SCALE, Math.max(2, Math.round(max ?? 5) - first + 1))
  return Array.from({ length: count }, (_, at) => String(first + at))
}
