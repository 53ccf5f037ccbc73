export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  [rule: string]: unknown
}

export type SchemaField = { name: string; type: string; required: boolean; rules: string }

const RULES = [
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'default',
  'pattern',
] as const
// Zod names every safe integer's limits; they tell a reader nothing.
const LIMIT = Number.MAX_SAFE_INTEGER

/** One row per field of a schema; fields of fields are written as `outer.inner`, those of lists as `list[].inner`. */
export function schemaFields(schema: JsonSchema, self?: { name: string; required: boolean }): SchemaField[] {
  const inside = nested(schema, self?.name ?? '')
  if (!self)
    return inside.length > 0 || isEmptyObject(schema)
      ? inside
      : [row(schema, { name: 'value', required: true })]
  return [row(schema, self), ...inside]
}

function nested(schema: JsonSchema, prefix: string): SchemaField[] {
  if (schema.type === 'array' && schema.items) return nested(schema.items, `${prefix}[]`)
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    schemaFields(value, {
      name: prefix ? `${prefix}.${key}` : key,
      required: schema.required?.includes(key) ?? false,
    }),
  )
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  return [...own, ...choices.flatMap((choice) => nested(choice, prefix))]
}

function row(schema: JsonSchema, { name, required }: { name: string; required: boolean }): SchemaField {
  return { name, required, type: typeName(schema), rules: rules(schema) }
}

function typeName(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeName))].join(' | ')
  if (schema.type === 'array' && schema.items) return `${typeName(schema.items)}[]`
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')
}

function rules(schema: JsonSchema): string {
  const described = RULES.filter(
    (rule) => schema[rule] !== undefined && Math.abs(Number(schema[rule])) !== LIMIT,
  )
  return described.map((rule) => `${rule} ${String(schema[rule])}`).join(', ')
}

function isEmptyObject({ type, properties = {} }: JsonSchema): boolean {
  return type === 'object' && Object.keys(properties).length === 0
}
