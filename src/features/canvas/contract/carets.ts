import * as Y from 'yjs'
import type { ReadText } from './talk/words-at.ts'

/*
 * Where somebody writes is told as two places of the shared document, so that it moves with what is written around it: whoever
 * only types says nothing again, because the words themselves carry the caret on.
 */

/** As many signs as a place takes: two numbers of the document and the name of a text. */
export const PLACE_MAX = 240

/** The place as others may read it. Within words it belongs to the character behind it, which typing before it does not change. */
export function sayPlace(doc: Y.Doc, place: Y.RelativePosition): string {
  const found = Y.createAbsolutePositionFromRelativePosition(place, doc)
  const lasting =
    found && found.type instanceof Y.XmlText
      ? Y.createRelativePositionFromTypeIndex(found.type, found.index, 0)
      : place
  return JSON.stringify(Y.relativePositionToJSON(lasting))
}

/** What somebody's device has said, where it is a place of this document, as editors take it: by the character before. */
export function readPlace(doc: Y.Doc, said: string): Y.RelativePosition | undefined {
  const { place, found } = resolve(doc, said) ?? {}
  return found?.type instanceof Y.XmlText
    ? Y.createRelativePositionFromTypeIndex(found.type, found.index, -1)
    : place
}

/** Its offset in the text as rules read it; nothing where it is no place among these words. */
export function placeOffset(doc: Y.Doc, { runs }: ReadText, said: string): number | undefined {
  const found = resolve(doc, said)?.found
  const run = found && runs.find(({ node }) => node === found.type)
  return run && run.at + Math.min(found.index, run.length)
}

/** Whatever a device sends is read with care: a name that is unknown here would make a new part of the document. */
function resolve(doc: Y.Doc, said: string) {
  try {
    const place = Y.createRelativePositionFromJSON(JSON.parse(said))
    if (place.item === null && place.tname !== null && !doc.share.has(place.tname)) return undefined
    const found = Y.createAbsolutePositionFromRelativePosition(place, doc)
    return found ? { place, found } : undefined
  } catch {
    return undefined
  }
}
