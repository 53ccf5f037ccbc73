import type { Figure, RichText } from './document.ts'

/** The pictures of a text, in their order. */
export function figuresIn({ content }: RichText): Figure['attrs'][] {
  return content.flatMap((block) => (block.type === 'figure' ? [block.attrs] : []))
}

/** The words of a text without its pictures. */
export function wordsAlone(document: RichText): RichText {
  return withoutFigures(document, () => true)
}

/** A text without the figures whose picture is lost. */
export function withoutFigures(document: RichText, isLost: (picture: string) => boolean): RichText {
  const content = document.content.filter((block) => block.type !== 'figure' || !isLost(block.attrs.picture))
  return { ...document, content }
}
