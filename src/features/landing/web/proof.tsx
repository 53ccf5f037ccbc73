import { Block, useBlockText } from '#features/content/web/index.ts'

const FIGURES = ['satisfied', 'placements', 'grants', 'days']

export function Proof() {
  return (
    <section id="dokazi" className="bg-sunken">
      <div className="wrap grid gap-10 py-16 md:py-26 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <Block id="proof-title" as="h2" className="mb-5 text-3xl" />
          <dl className="grid grid-cols-2 gap-x-4">
            {FIGURES.map((figure) => (
              <div key={figure} className="flex flex-col-reverse justify-end gap-1 border-t border-line py-4">
                <Block id={`stats-${figure}-label`} as="dt" className="text-sm text-ink-2" />
                <Block id={`stats-${figure}-value`} as="dd" className="text-3xl font-head leading-none" />
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-start gap-10">
          <Review number={1} text="text-xl font-ui leading-ui lg:text-2xl" tint="bg-sun-tint text-sun-ink" />
          <div className="grid gap-10 border-t border-line pt-8 md:grid-cols-2">
            <Review number={2} tint="bg-apricot-tint text-apricot-ink" />
            <Review number={3} tint="bg-lilac-tint text-lilac-ink" />
          </div>
        </div>
      </div>
    </section>
  )
}

function Review({ number, text, tint }: { number: number; text?: string; tint: string }) {
  const id = `review-${number}`
  return (
    <figure>
      <Block id={`${id}-text`} as="blockquote" className={text} />
      <figcaption className="mt-4 flex items-center gap-3 text-xs text-ink-2">
        <Initials author={`${id}-author`} tint={tint} />
        <div>
          <Block id={`${id}-author`} as="b" className="block text-sm text-ink" />
          <Block id={`${id}-role`} />
          {', '}
          <Block id={`${id}-company`} />
          {', '}
          <Block id={`${id}-location`} />
        </div>
      </figcaption>
    </figure>
  )
}

function Initials({ author, tint }: { author: string; tint: string }) {
  const words = useBlockText(author).split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.at(-1)].map((word) => word?.charAt(0) ?? '').join('')
  return (
    <b
      className={`flex size-10 shrink-0 items-center justify-center rounded-pill ${tint}`}
      aria-hidden="true"
    >
      {letters}
    </b>
  )
}
