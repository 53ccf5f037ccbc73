import * as Y from 'yjs'
import type { CanvasTemplate } from '#features/calls/contract/canvas-template.ts'
import { aboutOf, rolesOf, ROWS, rowsOf, textOf } from '../canvas-document.ts'
import { applyStep } from '../steps/steps.ts'
import { differences, wordDifferences } from '#platform/contract/differences.ts'

type Node = Y.XmlElement | Y.XmlText | Y.XmlHook
type Map = Y.Map<unknown>

/**
 * Restores the application in one step and in place: equal parts stay untouched, and in a text only differing words change.
 * So cursors stay, and concurrent typing into a line that stays is not lost.
 * @returns the function that undoes it, but nothing that others have written since
 */
export function restore(
  doc: Y.Doc,
  { state, template }: { state: Uint8Array; template: CanvasTemplate },
): () => void {
  const then = new Y.Doc()
  Y.applyUpdate(then, state)
  const texts = template.boxes.flatMap((box) => (box.kind === 'text' ? [box.id] : []))
  const takeBack = applyStep(doc, () => {
    restoreMap(aboutOf(doc), aboutOf(then))
    restoreMap(rolesOf(doc), rolesOf(then))
    for (const box of texts) restoreNodes(textOf(doc, box), textOf(then, box))
    for (const name of ROWS) restoreRows(rowsOf(doc, name), rowsOf(then, name))
  })
  then.destroy()
  return takeBack
}

function restoreMap(now: Map, then: Map): void {
  for (const key of now.keys()) if (!then.has(key)) now.delete(key)
  for (const [key, value] of then.entries()) if (now.get(key) !== value) now.set(key, value)
}

function restoreRows(now: Y.Array<Map>, then: Y.Array<Map>): void {
  const isRow = (row: unknown): row is Map => row instanceof Y.Map && typeof row.get('id') === 'string'
  const idAt = (at: number) => {
    const row = now.get(at)
    return isRow(row) ? row.get('id') : undefined
  }
  const rowsById: Record<string, Map> = {}
  for (const row of then) if (isRow(row)) rowsById[String(row.get('id'))] ??= row
  for (let at = now.length - 1; at >= 0; at -= 1) {
    const id = idAt(at)
    const isTwice = now.toArray().findIndex((row) => isRow(row) && row.get('id') === id) < at
    if (typeof id !== 'string' || !(id in rowsById) || isTwice) now.delete(at, 1)
  }
  for (const [at, [id, row]] of Object.entries(rowsById).entries()) {
    if (idAt(at) === id) restoreMap(now.get(at), row)
    else {
      const elsewhere = now.toArray().findIndex((one) => one.get('id') === id)
      if (elsewhere >= 0) now.delete(elsewhere, 1)
      now.insert(at, [new Y.Map(row.entries())])
    }
  }
}

function restoreNodes(now: Y.XmlFragment, then: Y.XmlFragment): void {
  const [olds, news] = [now.toArray(), then.toArray()]
  let [at, from] = [0, 0]
  for (const { removed, added, kept } of differences(olds.map(String), news.map(String))) {
    const pairs = Math.min(removed.length, added.length)
    for (let n = 0; n < pairs; n += 1, at += 1) {
      if (restoreNode(now.get(at), news[from + n]!)) continue
      now.delete(at, 1)
      now.insert(at, [copyOf(news[from + n]!)])
    }
    if (removed.length > pairs) now.delete(at, removed.length - pairs)
    const more = news.slice(from + pairs, from + added.length).map(copyOf)
    if (more.length > 0) now.insert(at, more)
    at += more.length + kept.length
    from += added.length + kept.length
  }
}

function copyOf(node: Node): Y.XmlElement | Y.XmlText {
  return node.clone() as Y.XmlElement | Y.XmlText
}

/** Changes a line or its text in place; returns false if that is impossible. */
function restoreNode(now: Node, then: Node): boolean {
  if (now instanceof Y.XmlText) return then instanceof Y.XmlText && restoreText(now, then)
  if (!(now instanceof Y.XmlElement && then instanceof Y.XmlElement)) return false
  if (now.nodeName !== then.nodeName) return false
  const [has, had] = [now.getAttributes(), then.getAttributes()]
  for (const key of Object.keys(has)) if (!(key in had)) now.removeAttribute(key)
  for (const [key, value] of Object.entries(had))
    if (value && has[key] !== value) now.setAttribute(key, value)
  restoreNodes(now, then)
  return true
}

type Delta = { insert: unknown; attributes?: Record<string, unknown> }[]

function restoreText(now: Y.XmlText, then: Y.XmlText): boolean {
  const [has, had] = [now.toDelta() as Delta, then.toDelta() as Delta]
  if (![...has, ...had].every(({ insert }) => typeof insert === 'string')) return false
  const textOfDelta = (delta: Delta) => delta.map(({ insert }) => insert).join('')
  let at = 0
  for (const { removed, added, kept } of wordDifferences(textOfDelta(has), textOfDelta(had))) {
    const come = added.join('')
    if (removed.length > 0) now.delete(at, removed.join('').length)
    if (come) now.insert(at, come)
    at += come.length + kept.join('').length
  }
  if (JSON.stringify(now.toDelta()) !== JSON.stringify(had)) restoreLook(now, had)
  return true
}

function restoreLook(now: Y.XmlText, had: Delta): void {
  const keys = [...(now.toDelta() as Delta), ...had].flatMap(({ attributes }) =>
    Object.keys(attributes ?? {}),
  )
  const none = Object.fromEntries(keys.map((key) => [key, null]))
  let at = 0
  for (const { insert, attributes } of had) {
    const { length } = String(insert)
    now.format(at, length, { ...none, ...attributes })
    at += length
  }
}
