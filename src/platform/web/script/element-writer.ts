import type { ElementType, Key, ReactElement } from 'react'

type Make = (type: ElementType, props: unknown, key?: Key) => ReactElement
export type ElementInput = { type: ElementType; props: unknown; key?: Key | undefined }
/** Makes an element whose words are written in the script of the reader; nothing where React may make it itself. */
export type ElementWriter = (make: Make, given: ElementInput) => ReactElement | undefined

let find: (() => ElementWriter | undefined) | undefined

/** Of the reader for whom a page is being drawn; nobody has one whose script is Latin. */
export function elementWriter(): ElementWriter | undefined {
  return find?.()
}

export function provideElementWriter(writer: () => ElementWriter | undefined): void {
  find = writer
}
