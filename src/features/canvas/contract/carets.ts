import * as Y from 'yjs'
import type { ReadText } from './talk/words-at.ts'

/*
 * A caret is sent as two places of the shared document, so that it moves with the text around it. Typing alone sends
 * nothing, because the words themselves carry the caret along.
 */

/** The longest place: two numbers of the document and the name of a text. */
export const PLACE_MAX = 240

/**
 * Returns the caret's place for others. Within words it belongs to the character behind it, which typing before it does not
 * change.
 */
export function encodePlace(doc: Y.Doc, place: Y.RelativePosition): string {
  const position = Y.createAbsolutePositionFromRelativePosition(place, doc)
  const lasting =
    position && position.type instanceof Y.XmlText
      ? Y.createRelativePositionFromTypeIndex(position.type, position.index, 0)
      : place
  return JSON.stringify(Y.relativePositionToJSON(lasting))
}

/** Reads a place that a device sent, for an editor: by the character before. Undefined if it is none of this document. */
export function readPlace(doc: Y.Doc, json: string): Y.RelativePosition | undefined {
  const { place, position } = resolve(doc, json) ?? {}
  return position?.type instanceof Y.XmlText
    ? Y.createRelativePositionFromTypeIndex(position.type, position.index, -1)
    : place
}

/** Returns its offset in the text as rules read it; undefined if it is not in this text. */
export function placeOffset(doc: Y.Doc, { runs }: ReadText, json: string): number | undefined {
  const position = resolve(doc, json)?.position
  const run = position && runs.find(({ node }) => node === position.type)
  return run && run.at + Math.min(position.index, run.length)
}

/** Resolves untrusted input with care: an unknown name would create a new root in the document. */
function resolve(doc: Y.Doc, json: string) {
  try {
    const place = Y.createRelativePositionFromJSON(JSON.parse(json))
    if (place.item === null && place.tname !== null && !doc.share.has(place.tname)) return undefined
    const position = Y.createAbsolutePositionFromRelativePosition(place, doc)
    return position ? { place, position } : undefined
  } catch {
    return undefined
  }
}
