import { createContext, use, useMemo, type ReactNode } from 'react'
import type { BlockDefinition, BlockDefinitions } from '#platform/contract/blocks.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { EditedBlocks } from './load-blocks.ts'

export type BlockDefaults = BlockDefinitions

type Texts = { defaults: BlockDefaults; edited: EditedBlocks }

const TextsContext = createContext<Texts>({ defaults: {}, edited: { bhs: {}, en: {} } })

type BlocksProviderProps = { defaults: BlockDefaults; edited?: EditedBlocks | undefined; children: ReactNode }

/** Provides the texts of the blocks below: the loader's edited ones, or else the defaults. */
export function BlocksProvider({ defaults, edited, children }: BlocksProviderProps) {
  const outer = use(TextsContext)
  const value = useMemo(
    () => ({
      defaults: { ...outer.defaults, ...defaults },
      edited: edited
        ? { bhs: { ...outer.edited.bhs, ...edited.bhs }, en: { ...outer.edited.en, ...edited.en } }
        : outer.edited,
    }),
    [outer, defaults, edited],
  )
  return <TextsContext value={value}>{children}</TextsContext>
}

export type PublishedText = EditedBlocks['bhs'][string] & { definition: BlockDefinition | undefined }

/** Returns the text of a block in the page's data, in the language of the page. */
export function usePublishedText(id: string): PublishedText {
  const locale = useLocale()
  const { defaults, edited } = use(TextsContext)
  const definition = defaults[id]
  const revision = edited[locale][id]
  if (revision) return { ...revision, definition }
  return { document: lineOf(definition?.[locale] ?? ''), revision: 0, definition }
}

/** Returns the plain text of a block, for use in initials and labels. */
export function useBlockText(id: string): string {
  return plainText(usePublishedText(id).document)
}
