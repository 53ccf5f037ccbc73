import { isBlank } from '#platform/contract/bilingual.ts'
import type { Block } from '../../contract/blocks/definitions.ts'
import { PictureView } from './picture-view.tsx'
import { RichWords, WayOn, Words } from './words.tsx'

export type BlockProps<Type extends Block['type']> = {
  props: Extract<Block, { type: Type }>['props']
  /** The heading of the page is this block's. */
  isFirst: boolean
}

export function Hero({ props: { title, text, buttonText, link, picture }, isFirst }: BlockProps<'hero'>) {
  return (
    <div className="deep overflow-hidden rounded-surface lg:grid lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-center justify-items-start gap-4 px-5 py-10 sm:px-10 lg:px-16 lg:py-16">
        <Words
          as={isFirst ? 'h1' : 'h2'}
          text={title}
          className="max-w-[20ch] text-4xl leading-tight tracking-title lg:text-[3.75rem] [overflow-wrap:anywhere]"
        />
        <Words as="p" text={text} className="max-w-[38rem] text-lg whitespace-pre-line" />
        <WayOn text={buttonText} link={link} look="key" />
      </div>
      <PictureView
        value={picture}
        shape="hero"
        first={isFirst}
        sizes="(min-width: 64rem) 32rem, 100vw"
        className="max-h-64 object-cover lg:h-full lg:max-h-120 lg:w-lg"
      />
    </div>
  )
}

export function Text({ props: { title, body } }: BlockProps<'text'>) {
  return (
    <div className="grid max-w-measure gap-3 text-[1.0625rem]">
      <Title text={title} />
      <RichWords text={body} below={isBlank(title) ? 'h1' : 'h2'} />
    </div>
  )
}

export function Html({ props: { body } }: BlockProps<'html'>) {
  return <RichWords text={body} below="h1" />
}

export function Columns({ props: { title, items } }: BlockProps<'columns'>) {
  return (
    <div className="grid gap-4">
      <Title text={title} />
      <div
        className={`grid grid-cols-1 gap-x-10 gap-y-6 ${items.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
      >
        {items.map(({ id, title: name, body }) => (
          <div key={id} className="grid min-w-0 content-start gap-2">
            <Words as={isBlank(title) ? 'h2' : 'h3'} text={name} className="text-lg" />
            <RichWords text={body} below="h2" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function Quote({ props: { quote, name, role } }: BlockProps<'quote'>) {
  return (
    <figure className="grid max-w-[44rem] gap-3 border-l-4 border-river pl-5">
      <blockquote>
        <Words as="p" text={quote} className="text-xl leading-snug whitespace-pre-line lg:text-2xl" />
      </blockquote>
      {!isBlank(name) && (
        <figcaption className="text-sm text-ink-2">
          <Words as="cite" text={name} className="block font-strong text-ink not-italic" />
          <Words as="span" text={role} />
        </figcaption>
      )}
    </figure>
  )
}

export function Divider() {
  return <hr className="border-line" />
}

export function Title({ text }: { text: Parameters<typeof Words>[0]['text'] }) {
  return <Words as="h2" text={text} className="text-2xl tracking-title [overflow-wrap:anywhere]" />
}
