import * as z from 'zod/mini'
import { bilingual, line } from '#platform/contract/bilingual-schemas.ts'
import { FIELD_KINDS, LOGIC_ACTS, OPERATORS, PREFILLS } from './kinds.ts'

export const LABEL_MAX = 300
export const HELP_MAX = 600
export const OPTION_MAX = 200
export const OPTIONS_MAX = 200
export const ROWS_MAX = 30
export const TERMS_MAX = 20
export const FACTOR_MAX = 1_000_000

/** Names a field, an option or a rule within its form; it stays the same in every version. */
export const part = z.string().check(z.regex(/^[a-z][a-z0-9]{2,11}$/))
const figure = z.nullable(z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)))
const day = z.nullable(z.iso.date())

const option = z.strictObject({ id: part, label: bilingual(OPTION_MAX) })
export type Option = z.output<typeof option>

/** One part of a sum: a field times a factor, or the factor alone. */
const term = z.strictObject({
  field: z.nullable(part),
  factor: z.number().check(z.minimum(-FACTOR_MAX), z.maximum(FACTOR_MAX)),
})

/** A question, or what stands between questions. All kinds have the same parts; what a kind has no use for is empty. */
export const field = z.strictObject({
  id: part,
  kind: z.enum(FIELD_KINDS),
  label: bilingual(LABEL_MAX),
  help: bilingual(HELP_MAX),
  required: z.boolean(),
  options: z.array(option).check(z.maxLength(OPTIONS_MAX)),
  /** Lines of a matrix. */
  rows: z.array(option).check(z.maxLength(ROWS_MAX)),
  /** The bounds: of a number its value, of a text its characters, of a multiple choice the number of options. */
  min: figure,
  max: figure,
  from: day,
  until: day,
  terms: z.array(term).check(z.maxLength(TERMS_MAX)),
  /** The part of the account or the profile that prefills it with the member's consent. */
  prefill: z.nullable(z.enum(PREFILLS)),
  /** The value of a hidden field. */
  value: line(200),
})
export type Field = z.output<typeof field>

const condition = z.strictObject({ field: part, operator: z.enum(OPERATORS), value: line(200) })
export type Condition = z.output<typeof condition>

export const rule = z.strictObject({
  id: part,
  act: z.enum(LOGIC_ACTS),
  target: part,
  /** Whether all conditions must hold, or one is enough. */
  all: z.boolean(),
  conditions: z.array(condition).check(z.minLength(1), z.maxLength(10)),
})
export type Rule = z.output<typeof rule>
