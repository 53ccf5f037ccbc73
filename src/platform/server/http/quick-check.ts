import type { Schema } from '#platform/contract/endpoint.ts'

type Check = (value: unknown) => boolean
type Payload = { value: unknown; issues: unknown[] }
type Part = {
  _zod: {
    def: Record<string, unknown> & { type: string; checks?: readonly Rule[]; coerce?: boolean }
    optin?: string
    traits: Set<string>
    run(payload: Payload, context: { async: false }): Payload | Promise<Payload>
  }
}
type Rule = {
  _zod: { def: { when?: (payload: Payload) => boolean }; check(payload: Payload): unknown }
}

const SYNC = { async: false } as const
const never: Check = () => false

/**
 * Says of most values that the schema takes them as they are, at a fraction of the time that the library needs, which makes a
 * copy of everything. It may say no to a value that the schema takes, or changes: then the library decides.
 */
export function quickCheck(schema: Schema | undefined): Check {
  if (!schema) return never
  // A seventh of a start went into the checks of calls that nobody makes for a while, so the first call makes its own.
  let check: Check | undefined
  return (value) => (check ??= checkOf(schema as unknown as Part) ?? never)(value)
}

const checkCache = new WeakMap<Part, Check | undefined>()

/** The check of a part, made once: the same parts stand in many calls. */
function checkOf(part: Part): Check | undefined {
  if (!checkCache.has(part)) checkCache.set(part, makeCheck(part))
  return checkCache.get(part)
}

/** Undefined where the schema gives another value than it was given, or may. */
function makeCheck(part: Part): Check | undefined {
  const { def } = part._zod
  if (def.coerce) return undefined
  // A format is a rule itself, and so is run as a whole; it leaves a text the same or is not met.
  if (part._zod.traits.has('$ZodCheck')) return isLeaf(def.type) ? wholeOf(part) : undefined
  const plain = plainOf(def)
  return plain && (def.checks?.length ? both(plain, rulesOf(def.checks)) : plain)
}

function plainOf(def: Part['_zod']['def']): Check | undefined {
  switch (def.type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'unknown':
    case 'any':
      return () => true
    case 'literal':
      return oneOf(def.values as unknown[])
    case 'enum':
      return oneOf(Object.values(def.entries as object))
    case 'optional':
      return orElse(undefined, def.innerType as Part)
    case 'nullable':
      return orElse(null, def.innerType as Part)
    case 'array':
      return arrayOf(def.element as Part)
    case 'object':
      return objectOf(def.shape as Record<string, Part>, def.catchall as Part | undefined)
    case 'union':
      return unionOf(def.options as Part[])
    default:
      return undefined
  }
}

function isLeaf(type: string): boolean {
  return type === 'string' || type === 'number'
}

function wholeOf(part: Part): Check {
  return (value) => {
    const result = part._zod.run({ value, issues: [] }, SYNC)
    return !(result instanceof Promise) && result.issues.length === 0 && result.value === value
  }
}

function rulesOf(rules: readonly Rule[]): Check {
  return (value) => {
    const payload: Payload = { value, issues: [] }
    for (const { _zod: rule } of rules) {
      if (rule.def.when && !rule.def.when(payload)) continue
      if (rule.check(payload) instanceof Promise || payload.issues.length > 0) return false
    }
    return payload.value === value
  }
}

function both(first: Check, second: Check): Check {
  return (value) => first(value) && second(value)
}

function oneOf(values: readonly unknown[]): Check {
  const set = new Set(values)
  return (value) => set.has(value)
}

function orElse(nothing: null | undefined, inner: Part): Check | undefined {
  const check = checkOf(inner)
  return check && ((value) => value === nothing || check(value))
}

function arrayOf(element: Part): Check | undefined {
  const check = checkOf(element)
  return check && ((value) => Array.isArray(value) && value.every(check))
}

/** Any of them: whichever it is, the value stays the same. */
function unionOf(options: readonly Part[]): Check | undefined {
  const checks = options.map(checkOf)
  if (checks.includes(undefined)) return undefined
  return (value) => checks.some((check) => check!(value))
}

function objectOf(shape: Record<string, Part>, catchall: Part | undefined): Check | undefined {
  // Other extra properties would have to be checked too.
  if (catchall && catchall._zod.def.type !== 'never') return undefined
  const fields: { name: string; check: Check; mayMiss: boolean }[] = []
  for (const [name, part] of Object.entries(shape)) {
    const check = checkOf(part)
    if (!check) return undefined
    fields.push({ name, check, mayMiss: part._zod.optin === 'optional' })
  }
  const names = new Set(Object.keys(shape))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    for (const name in value) if (!names.has(name)) return false
    for (const { name, check, mayMiss } of fields) {
      const field = (value as Record<string, unknown>)[name]
      if (field === undefined && !mayMiss) return false
      if (!check(field)) return false
    }
    return true
  }
}
