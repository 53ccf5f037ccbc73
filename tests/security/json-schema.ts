/** The part of JSON Schema that our descriptions use; any other fails the tests. */
export type JsonSchema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  prefixItems?: readonly JsonSchema[]
  propertyNames?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  default?: unknown
  description?: string
  $ref?: string
}

const KEYWORDS = new Set(
  'type const enum anyOf allOf properties required additionalProperties propertyNames items prefixItems minItems maxItems minLength maxLength pattern format minimum maximum multipleOf default description $ref'.split(
    ' ',
  ),
)
const TYPES = new Set(['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'])

/** Yields the schema and every schema within it. */
export function* within(schema: JsonSchema): Generator<JsonSchema> {
  yield schema
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.prefixItems ?? []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ]
  for (const part of parts) yield* within(part)
}

export function typesOf({ type }: JsonSchema): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? [])
}

/** Lists the faults of a schema itself. */
export function faultsOf(schema: JsonSchema): string[] {
  return [...within(schema)].flatMap((part) => [
    ...Object.keys(part).flatMap((key) => (KEYWORDS.has(key) ? [] : [`keyword ${key}`])),
    ...typesOf(part).flatMap((type) => (TYPES.has(type) ? [] : [`type ${type}`])),
    ...(part.required ?? []).flatMap((name) =>
      part.properties && Object.hasOwn(part.properties, name) ? [] : [`required but not described: ${name}`],
    ),
    ...(part.pattern === undefined || compiles(part.pattern) ? [] : [`pattern ${part.pattern}`]),
    ...(part.type === 'array' && !part.items && !part.prefixItems ? ['an array of nothing'] : []),
    ...(isOrdered(part) ? [] : ['a least above the most']),
  ])
}

// JSON Schema reads patterns as ECMA-262 with the flag u.
function compiles(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}

function isOrdered({ minLength = 0, maxLength = Infinity, minItems = 0, maxItems = Infinity }: JsonSchema) {
  return minLength <= maxLength && minItems <= maxItems
}
