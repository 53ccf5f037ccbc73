import type { BlockName } from './block-names.ts'

/** One live-editable text as the code knows it: what stands there until somebody edits it, and its limit. */
export type BlockDefinition = {
  readonly bhs: string
  readonly en: string
  /** Most characters of one language. */
  readonly max: number
  /** The text stands inside a link or button, so it can hold no link of its own. */
  readonly noLinks?: true
  /** Pictures of the library may stand below its words. */
  readonly pictures?: true
  /** Editors save a draft of it, which visitors read once staff publish it as a version. */
  readonly versioned?: true
}

export type BlockDefinitions = Readonly<Record<string, BlockDefinition>>

/** The live-editable texts of one page; `path` opens the page. */
export type BlockPage = {
  readonly path: string
  readonly title: { readonly bhs: string; readonly en: string }
  readonly blocks: BlockDefinitions
  /** What people call each text; the start refuses a page with a nameless one. */
  readonly nameOf: (id: string) => BlockName | undefined
}
