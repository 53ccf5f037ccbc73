import type { Block, Card, Figure, RichText } from './document.ts'

/** The pictures of a text, in their order. */
export function figuresIn({ content }: RichText): Figure['attrs'][] {
  return content.flatMap((block) => (block.type === 'figure' ? [block.attrs] : []))
}

/** The ids of the files of the library that a text offers. */
export function filesIn({ content }: RichText): string[] {
  return content.flatMap((block) => (isFileCard(block) ? [block.attrs.slug] : []))
}

function isFileCard(block: Block): block is Card {
  return block.type === 'card' && block.attrs.kind === 'file' && UUID.test(block.attrs.slug)
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The words of a text without its pictures. */
export function wordsAlone(document: RichText): RichText {
  return withoutFigures(document, () => true)
}

/** A text without the figures whose picture is lost. */
export function withoutFigures(document: RichText, isLost: (picture: string) => boolean): RichText {
  const content = document.content.filter((block) => block.type !== 'figure' || !isLost(block.attrs.picture))
  return { ...document, content }
}
