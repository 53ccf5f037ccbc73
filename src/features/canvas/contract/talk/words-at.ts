import * as Y from 'yjs'
import { differences, wordDifferences } from '#platform/contract/differences.ts'

/*
 * A comment stays at its words, whatever is written around and among them: the device that starts it stores the first
 * and the last character as positions of the shared document. Splitting a line or restoring a version creates new
 * characters for the same words; then the words themselves are searched for.
 */

/** From one character up to another, in the text as rules read it. */
export type Span = { from: number; to: number }
export type Pointed = { anchor: string | null; quote: string }

type Run = { node: Y.XmlText; at: number; length: number }
/** The plain text, and the place of each node in it. */
export type ReadText = { text: string; runs: readonly Run[] }

export function readText(fragment: Y.XmlFragment): ReadText {
  const runs: Run[] = []
  let text = ''
  const add = (node: Y.XmlText) => {
    const parts = node.toDelta() as { insert: unknown }[]
    const words = parts.map(({ insert }) => (typeof insert === 'string' ? insert : '\n')).join('')
    runs.push({ node, at: text.length, length: words.length })
    text += words
  }
  const block = (node: Y.XmlFragment) => {
    const children = node.toArray()
    const isLine =
      node !== fragment &&
      children.every(
        (child) =>
          child instanceof Y.XmlText || (child instanceof Y.XmlElement && child.nodeName === 'hardBreak'),
      )
    for (const [at, child] of children.entries()) {
      if (at > 0 && !isLine) text += '\n'
      if (child instanceof Y.XmlText) add(child)
      else if (isLine) text += '\n'
      else if (child instanceof Y.XmlFragment) block(child)
    }
  }
  block(fragment)
  return { text, runs }
}

/** The characters before and behind that distinguish two places with the same words. */
const AROUND = 8
/** Words of this length are hardly in two places by chance. */
const TELLING = 12

/** Anchors words, so that any device can find them later. */
export function anchorOf({ text, runs }: ReadText, { from, to }: Span): string | null {
  const first = runs.find(({ at, length }) => from < at + length && to > at)
  const last = runs.findLast(({ at, length }) => to > at && from < at + length)
  if (!first || !last || from >= to) return null
  const begin = Y.createRelativePositionFromTypeIndex(first.node, Math.max(0, from - first.at), 0)
  const end = Y.createRelativePositionFromTypeIndex(last.node, Math.min(last.length, to - last.at), -1)
  const around = [text.slice(Math.max(0, from - AROUND), from), text.slice(to, to + AROUND)]
  return JSON.stringify([Y.relativePositionToJSON(begin), Y.relativePositionToJSON(end), ...around])
}

/** Finds the current place of the anchored words; undefined if they are gone. */
export function spanOf(doc: Y.Doc, read: ReadText, { anchor, quote }: Pointed): Span | undefined {
  const points = anchor === null ? undefined : parsed(anchor)
  if (!points) return undefined
  const begin = placeOf(doc, read, points.begin)
  const end = placeOf(doc, read, points.end)
  // If one of several lines is gone, the words of the others remain.
  const from = begin?.offset ?? end?.run.at ?? 0
  const to = end?.offset ?? (begin ? begin.run.at + begin.run.length : 0)
  const pointed = from < to ? { from, to } : undefined
  if (quote === '' || (pointed && read.text.slice(pointed.from, pointed.to) === quote)) return pointed
  const places = placesOf(read.text, quote)
  const close = pointed && places.find((one) => one.from < pointed.to && pointed.from < one.to)
  if (close) return close
  // New words of others in place of deleted ones are not what the comment is about.
  if (pointed && isRest(read.text.slice(pointed.from, pointed.to), quote)) return pointed
  const inContext = places.filter(
    (one) =>
      (points.before !== '' && read.text.slice(0, one.from).endsWith(points.before)) ||
      (points.behind !== '' && read.text.slice(one.to).startsWith(points.behind)),
  )
  if (inContext.length === 1) return inContext[0]
  return places.length === 1 && quote.length >= TELLING ? places[0] : undefined
}

function placeOf(doc: Y.Doc, { runs }: ReadText, position: Y.RelativePosition) {
  const point = absolute(doc, position)
  const run = point && runs.find(({ node }) => node === point.type)
  return run && { run, offset: run.at + point.index }
}

function isRest(words: string, quote: string): boolean {
  return differences([...quote], [...words]).some(({ kept }) => kept.some((sign) => sign.trim() !== ''))
}

/** Resolves a position, which a device may have sent in any form. */
function absolute(doc: Y.Doc, position: Y.RelativePosition) {
  try {
    return position.item === null ? null : Y.createAbsolutePositionFromRelativePosition(position, doc)
  } catch {
    return null
  }
}

function placesOf(text: string, words: string): Span[] {
  const places: Span[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    places.push({ from: at, to: at + words.length })
  return places
}

type ParsedAnchor = { begin: Y.RelativePosition; end: Y.RelativePosition; before: string; behind: string }

/** Parses untrusted input with care: an invalid anchor points at nothing. */
function parsed(anchor: string): ParsedAnchor | undefined {
  try {
    const [begin, end, before, behind] = JSON.parse(anchor) as [object, object, unknown, unknown]
    return {
      begin: Y.createRelativePositionFromJSON(begin),
      end: Y.createRelativePositionFromJSON(end),
      before: typeof before === 'string' ? before : '',
      behind: typeof behind === 'string' ? behind : '',
    }
  } catch {
    return undefined
  }
}

/** Replaces words; touches only those that differ, so that concurrent typing beside them stays. */
export function replaceWords({ text, runs }: ReadText, { from, to }: Span, words: string): void {
  const within = runs.filter(({ at, length }) => from < at + length && to > at)
  const [first] = within
  if (!first) return
  if (within.length > 1) {
    first.node.insert(Math.max(0, from - first.at), words)
    for (const { node, at, length } of within) {
      const begin = Math.max(from, at) - at + (node === first.node ? words.length : 0)
      node.delete(begin, Math.min(to, at + length) - Math.max(from, at))
    }
    return
  }
  let at = Math.max(0, from - first.at)
  const old = text.slice(Math.max(from, first.at), Math.min(to, first.at + first.length))
  for (const { removed, added, kept } of wordDifferences(old, words)) {
    const come = added.join('')
    // Inserts before the removed words, to keep their formatting.
    if (come) first.node.insert(at, come)
    at += come.length
    if (removed.length > 0) first.node.delete(at, removed.join('').length)
    at += kept.join('').length
  }
}
