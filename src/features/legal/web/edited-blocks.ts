import type { EditedBlocks } from '#features/content/web/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'

type Text = { id: string; document: RichText; revision: number }

export function editedBlocks(texts: Readonly<Record<Locale, readonly Text[]>>): EditedBlocks {
  return { bhs: byId(texts.bhs), en: byId(texts.en) }
}

function byId(texts: readonly Text[]): EditedBlocks[Locale] {
  return Object.fromEntries(texts.map(({ id, ...text }) => [id, text]))
}
