import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { BLOCKS, type BlockType } from './definitions.ts'

type Props = Readonly<Record<string, unknown>>
type Step = (props: Props) => Props

/** The migration of each block by its version. */
const STEPS: Partial<Record<BlockType, Readonly<Record<number, Step>>>> = {
  hero: { 1: (props) => ({ ...props, picture: { picture: null, alt: NO_TEXT } }) },
}

type Stored = { type: string; props: { version: number } & Props }

/** A block as the present fields have it, whichever version it was kept in. */
export function migratedBlock({ type, props }: Stored): Stored {
  const blockType = type as BlockType
  let now = props
  while (now.version < BLOCKS[blockType].version) {
    const step = STEPS[blockType]?.[now.version]
    if (!step) throw new Error(`There is no step from version ${now.version} of ${type}`)
    now = { ...step(now), version: now.version + 1 }
  }
  return { type, props: now }
}
