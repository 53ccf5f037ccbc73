import type { BlockName } from '#platform/contract/block-names.ts'
import type { BlockDefinition, BlockPage } from '#platform/contract/blocks.ts'

export type RegisteredBlock = { definition: BlockDefinition; page: BlockPage; name: BlockName }

/** Every live-editable text of the product by its id. */
export type BlockRegistry = ReadonlyMap<string, RegisteredBlock>

/** Collects the texts of all pages; a text that stands on several pages belongs to the first. */
export function blockRegistry(pages: readonly BlockPage[]): BlockRegistry {
  const registry = new Map<string, RegisteredBlock>()
  for (const page of pages) {
    for (const [id, definition] of Object.entries(page.blocks)) {
      const registeredBlock = registry.get(id)
      if (registeredBlock && registeredBlock.definition !== definition)
        throw new Error(`Two different texts are called ${id}`)
      if (registeredBlock) continue
      const name = page.nameOf(id)
      if (!name) throw new Error(`The text ${id} has no name that people know`)
      registry.set(id, { definition, page, name })
    }
  }
  return registry
}
