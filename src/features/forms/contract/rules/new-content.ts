import { NO_TEXT } from '#platform/contract/bilingual.ts'
import type { Content } from './content.ts'
import type { Field, Option } from './field.ts'
import { type FieldKind, hasOptions } from './kinds.ts'

export function newContent(title: Content['title']): Content {
  return { title, intro: NO_TEXT, thanks: NO_TEXT, fields: [], rules: [] }
}

/** A field of this kind without words; those with choices begin with two. */
export function newField(kind: FieldKind, id: string, rest: Partial<Field> = {}): Field {
  return {
    id,
    kind,
    label: NO_TEXT,
    help: NO_TEXT,
    required: kind === 'consent',
    options: hasOptions(kind) ? [newOption('a1x'), newOption('a2x')] : [],
    rows: kind === 'matrix' ? [newOption('r1x'), newOption('r2x')] : [],
    min: kind === 'scale' ? 1 : null,
    max: kind === 'scale' ? 5 : null,
    from: null,
    until: null,
    terms: [],
    prefill: null,
    value: '',
    ...rest,
  }
}

export function newOption(id: string, label: Option['label'] = NO_TEXT): Option {
  return { id, label }
}
