import type { RouterContextProvider } from 'react-router'
import type { PictureFile } from '#features/library/contract/pictures.ts'
import type { BlockDefinitions } from '#platform/contract/blocks.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { pageRequest } from '#platform/web/shell/page-context.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { listBlocks } from '../contract/blocks.endpoints.ts'

type Edited = Record<string, { document: RichText; revision: number; pictures?: readonly PictureFile[] }>

/** The edited texts of a page in both languages, so that switching the language shows no gap. */
export type EditedBlocks = Readonly<Record<Locale, Edited>>

/** Loads those of the given texts that somebody has edited, for loaders. */
export async function loadBlocks(
  context: Readonly<RouterContextProvider>,
  definitions: BlockDefinitions,
): Promise<EditedBlocks> {
  const { api } = context.get(pageRequest)
  const ids = Object.keys(definitions).join(',')
  async function load(locale: Locale): Promise<Edited> {
    const { blocks } = await api(listBlocks, { query: { locale, ids } })
    return Object.fromEntries(blocks.map(({ id, ...block }) => [id, block]))
  }
  const [bhs, en] = await Promise.all([load('bhs'), load('en')])
  return { bhs, en }
}
