import {
  ChartColumn,
  Coins,
  Compass,
  Image,
  Images,
  Landmark,
  Newspaper,
  Vote,
  SquareCheck,
  Columns2,
  Handshake,
  Heading,
  LayoutGrid,
  ListCollapse,
  ListOrdered,
  type LucideIcon,
  MapPin,
  MessageSquareQuote,
  Minus,
  MousePointerClick,
  SquareCode,
  TextAlignStart,
  Timer,
  Users,
  Video,
} from 'lucide-react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Block, BlockType } from '../../../contract/blocks/definitions.ts'
import { wordsOf } from '../../../contract/blocks/walk.ts'
import { useEditorText } from '../../use-editor-text.ts'

export const BLOCK_ICONS: Record<BlockType, LucideIcon> = {
  hero: Heading,
  text: TextAlignStart,
  columns: Columns2,
  cards: LayoutGrid,
  figures: ChartColumn,
  accordion: ListCollapse,
  picture: Image,
  gallery: Images,
  opportunities: Compass,
  articles: Newspaper,
  form: SquareCheck,
  banks: Landmark,
  fund: Coins,
  votes: Vote,
  quote: MessageSquareQuote,
  steps: ListOrdered,
  action: MousePointerClick,
  countdown: Timer,
  video: Video,
  map: MapPin,
  people: Users,
  partners: Handshake,
  divider: Minus,
  html: SquareCode,
}

/** Returns a block's name in the list: its kind and its first words. */
export function useBlockName() {
  const t = useEditorText()
  const locale = useLocale()
  return (block: Block) => ({
    kind: t(`blocks.${block.type}`),
    words: wordsOf(block)
      .map(({ text }) => readText(text, locale).text)
      .find((text) => text !== ''),
  })
}
