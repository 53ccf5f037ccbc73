import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { boxId } from './values.ts'

const common = { id: boxId, title: bilingual(80), hint: bilingual(400) }

const textBox = z.strictObject({
  ...common,
  kind: z.literal('text'),
  /** The most characters; `strict` counts only letters, digits and punctuation, as `countCharacters` does. */
  limit: z.int().check(z.minimum(50), z.maximum(10_000)),
  counts: z.enum(['all', 'strict']),
})

/** A slot for files that a call requires. */
export const documentSlot = z.strictObject({
  id: boxId,
  title: bilingual(120),
  hint: bilingual(300),
})

const documentsBox = z.strictObject({
  ...common,
  kind: z.literal('documents'),
  slots: z.array(documentSlot).check(z.maxLength(20)),
})

const rowsBox = z.strictObject({
  ...common,
  kind: z.enum(['timeline', 'budget', 'contributions', 'team']),
})

export const canvasBox = z.union([textBox, documentsBox, rowsBox])
export type CanvasBox = z.output<typeof canvasBox>
/** @public */
export type TextBox = z.output<typeof textBox>

/** The boxes of an application in their order. Each kind except text comes at most once, and each id once. */
export const canvasTemplate = z
  .strictObject({ boxes: z.array(canvasBox).check(z.minLength(1), z.maxLength(30)) })
  .check(z.refine(({ boxes }) => isUnambiguous(boxes)))
export type CanvasTemplate = z.output<typeof canvasTemplate>

function isUnambiguous(boxes: readonly CanvasBox[]): boolean {
  const ids = boxes.flatMap((box) => [box.id, ...(box.kind === 'documents' ? slotsOf(box) : [])])
  const single = boxes.flatMap(({ kind }) => (kind === 'text' ? [] : [kind]))
  return new Set(ids).size === ids.length && new Set(single).size === single.length
}

function slotsOf(box: z.output<typeof documentsBox>): string[] {
  return box.slots.map(({ id }) => id)
}

/** Finds the box with this id, or the only one of a kind. */
export function findBox({ boxes }: CanvasTemplate, id: string): CanvasBox | undefined {
  return boxes.find((box) => box.id === id)
}
