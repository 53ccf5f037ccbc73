import { $ZodObjectJIT, type $ZodType } from 'zod/v4/core'
import type { Schema } from '#platform/contract/endpoint.ts'

type Inner = {
  run: unknown
  parse: unknown
  traits: Set<string>
  def: Record<string, unknown> & { type: string; checks?: readonly unknown[] }
}

const known = new WeakSet<object>()

/**
 * Lets the objects of a schema be checked by code that is made for them, which takes half the time. Contracts use the small
 * edition of the library for the browser's sake, and that one leaves this out; what is let through and refused is the same.
 */
export function quicken(schema: Schema | undefined): void {
  if (schema) visit(schema)
}

function visit(value: unknown): void {
  if (typeof value !== 'object' || value === null || known.has(value)) return
  known.add(value)
  const inner = (value as { _zod?: Inner })._zod
  if (!inner) return void Object.values(value).forEach(visit)
  if (inner.def.type === 'object') compile(value as $ZodType, inner)
  for (const part of Object.values(inner.def)) visit(part)
}

function compile(schema: $ZodType, inner: Inner): void {
  const isPlain = inner.run === inner.parse
  $ZodObjectJIT.init(schema as never, inner.def as never)
  // Without checks of its own a schema is run by its parser itself, as it was before.
  if (isPlain) inner.run = inner.parse
}
