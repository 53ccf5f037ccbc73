import type { NamedStone } from './hero-arch.tsx'
import { useText } from './use-text.ts'

/** Returns the skills of the hero arch; the phone's has fewer and shorter ones. */
export function useStones(): { wide: NamedStone[]; narrow: NamedStone[] } {
  const t = useText()
  const have = (name: string): NamedStone => ({ name, kind: 'have' })
  const missing = (name: string): NamedStone => ({ name, kind: 'missing' })
  const you: NamedStone = { name: t('arch.you'), kind: 'key' }
  return {
    wide: [
      have(t('arch.wide.s1')),
      have(t('arch.wide.s2')),
      have(t('arch.wide.s3')),
      have(t('arch.wide.s4')),
      have(t('arch.wide.s5')),
      have(t('arch.wide.s6')),
      you,
      have(t('arch.wide.s8')),
      missing(t('arch.wide.s9')),
      have(t('arch.wide.s10')),
      have(t('arch.wide.s11')),
      missing(t('arch.wide.s12')),
      have(t('arch.wide.s13')),
    ],
    narrow: [
      have(t('arch.narrow.s1')),
      have(t('arch.narrow.s2')),
      have(t('arch.narrow.s3')),
      have(t('arch.narrow.s4')),
      you,
      have(t('arch.narrow.s6')),
      missing(t('arch.narrow.s7')),
      have(t('arch.narrow.s8')),
      missing(t('arch.narrow.s9')),
    ],
  }
}
