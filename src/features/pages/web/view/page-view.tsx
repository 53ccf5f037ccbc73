import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockType } from '../../contract/blocks/definitions.ts'
import type { Content } from '../../contract/content.ts'
import { Action, Countdown, Place, Video } from './act-blocks.tsx'
import { FormBlock } from './form-block.tsx'
import { Articles, Banks, Fund, Opportunities, Votes } from './live-blocks.tsx'
import { Accordion, Cards, Figures, Partners, People, Steps } from './list-blocks.tsx'
import { Gallery, PictureBlock } from './pictures.tsx'
import { Columns, Divider, Hero, Html, Quote, type BlockProps, Text } from './text-blocks.tsx'
import { Words } from './words.tsx'

const VIEWS: { [Type in BlockType]: ComponentType<BlockProps<Type>> } = {
  hero: Hero,
  text: Text,
  columns: Columns,
  cards: Cards,
  figures: Figures,
  accordion: Accordion,
  picture: PictureBlock,
  gallery: Gallery,
  opportunities: Opportunities,
  articles: Articles,
  form: FormBlock,
  banks: Banks,
  fund: Fund,
  votes: Votes,
  quote: Quote,
  steps: Steps,
  action: Action,
  countdown: Countdown,
  video: Video,
  map: Place,
  people: People,
  partners: Partners,
  divider: Divider,
  html: Html,
}

type Props = {
  content: Content
  /** Wraps a block in the editor. */
  around?: (block: Block, shown: ReactNode) => ReactNode
}

/** A whole page as it is read: drawn from its blocks, never from HTML. */
export function PageView({ content: { root, content }, around }: Props) {
  const opensWithHero = content[0]?.type === 'hero'
  return (
    <div className="grid grid-cols-1 gap-10 lg:gap-14">
      {!opensWithHero && (
        <Words
          as="h1"
          text={root.props.title}
          className="text-3xl leading-tight tracking-title lg:text-4xl [overflow-wrap:anywhere]"
        />
      )}
      {content.map((block, at) => {
        const view = <BlockView block={block} isFirst={at === 0} />
        return (
          <div key={block.props.id} className="min-w-0">
            {around ? around(block, view) : view}
          </div>
        )
      })}
    </div>
  )
}

function BlockView({ block, isFirst }: { block: Block; isFirst: boolean }) {
  const View = VIEWS[block.type] as ComponentType<{ props: Block['props']; isFirst: boolean }>
  return <View props={block.props} isFirst={isFirst} />
}
