/** Fields of other programs, where anything may be missing or of another type. */
export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** Returns the first of the fields that has a text. */
export function textOf(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name]
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}

/** Returns an address, which may be in a field of its own: `url`, `url.href`, `website.url`. */
export function addressOf(fields: Fields): string {
  for (const name of ['url', 'website']) {
    const value = fields[name]
    const inside = textOf(fieldsOf(value), 'href', 'url')
    if (inside !== '') return inside
  }
  return textOf(fields, 'url', 'website')
}
