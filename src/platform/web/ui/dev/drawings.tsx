import { Arch, TabMark } from '../arch.tsx'
import { ArchCount, ArchFigure } from '../arch-figure.tsx'
import { NamedArch } from '../arch-named.tsx'
import { countStones } from '#platform/contract/arch-geometry.ts'
import { Button } from '../buttons/button.tsx'
import { Part, Row, Three } from './part.tsx'
import { samples } from './samples.ts'

const COLOURS = [
  ['paper', 'bg-paper text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['sunken', 'bg-sunken text-ink-2'],
  ['ink-3', 'bg-paper text-ink-3'],
  ['river', 'bg-river text-on-river'],
  ['river-tint', 'bg-river-tint text-river-ink'],
  ['deep', 'bg-deep text-on-deep'],
  ['deep-2', 'bg-deep-2 text-on-deep-2'],
  ['apricot', 'bg-apricot text-on-apricot'],
  ['apricot-tint', 'bg-apricot-tint text-apricot-ink'],
  ['lilac', 'bg-lilac text-on-lilac text-2xl!'],
  ['lilac-tint', 'bg-lilac-tint text-lilac-ink'],
  ['sun', 'bg-sun text-on-sun'],
  ['sun-tint', 'bg-sun-tint text-sun-ink'],
  ['harm', 'bg-harm text-on-harm'],
  ['harm-tint', 'bg-harm-tint text-harm-ink'],
]

export function ColourPart() {
  return (
    <Part title={samples.heads.colours}>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-8">
        {COLOURS.map(([name, look]) => (
          <div
            key={name}
            className={`flex min-h-18 items-end rounded-control border border-line p-2.5 text-xs ${look}`}
          >
            {name}
          </div>
        ))}
      </div>
    </Part>
  )
}

const SIZES = [
  'text-hero',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-md',
  'text-sm',
  'text-xs',
  'text-2xs',
]

export function TypePart() {
  return (
    <Part title={samples.heads.type}>
      <div className="grid gap-2">
        {SIZES.map((size, index) => (
          <p key={size} className={`${size} ${index < 6 ? 'font-head' : ''}`}>
            {samples.deep.title}
          </p>
        ))}
      </div>
    </Part>
  )
}

export function ArchPart() {
  const { arch } = samples
  return (
    <Part title={samples.heads.arch}>
      <Three>
        <figure className="grid gap-2">
          <Arch
            stones={['have', 'have', 'near', 'missing', 'have', 'have', 'have', 'near', 'missing']}
            label={arch.sentence}
            className="max-w-80"
          />
          <figcaption className="text-xs text-ink-3">{arch.large}</figcaption>
        </figure>
        <div className="grid content-start gap-4">
          <Row>
            {[
              { have: 6, near: 1, of: 8 },
              { have: 3, of: 3 },
              { have: 4, near: 2, of: 9 },
              { have: 0, of: 5 },
              { have: 13, near: 4, of: 40 },
            ].map((count) => (
              <ArchCount key={count.of} {...count} label={arch.count(count.have, count.of)} />
            ))}
          </Row>
          <p className="text-xs text-ink-3">{arch.row}</p>
          <Row>
            <Arch stones={countStones({ have: 6, of: 6 })} size="group" />
            <Arch stones={countStones({ have: 2, of: 3 })} size="group" />
            <TabMark />
            <Arch stones={['have', 'missing', 'missing', 'missing', 'missing']} size="small" />
          </Row>
          <p className="text-xs text-ink-3">{arch.small}</p>
        </div>
        <Row>
          <ArchFigure
            stones={countStones({ have: 6, near: 1, of: 9 })}
            value={arch.inside}
            caption={arch.insideCaption}
          />
          <ArchFigure
            size="medium"
            stones={['have', 'have', 'have', 'key', 'have', 'have', 'missing']}
            value={arch.profile}
          />
        </Row>
      </Three>
      <NamedArch
        view="phone"
        settle
        className="max-w-md"
        stones={arch.stones.map((name, index) => ({
          name,
          state: index === 4 ? 'key' : index === 6 || index === 8 ? 'missing' : 'have',
        }))}
      />
    </Part>
  )
}

export function DeepPart() {
  const { deep } = samples
  return (
    <Part title={samples.heads.deep}>
      <div className="deep grid gap-6 overflow-hidden rounded-surface px-5 pt-6 lg:grid-cols-[1fr_300px] lg:items-end lg:px-9 lg:pt-9">
        <div className="grid gap-3 lg:pb-9">
          <p className="text-sm text-ink-2">{deep.kicker}</p>
          <h3 className="max-w-[24ch] text-2xl">{deep.title}</h3>
          <p className="max-w-[44ch] text-ink-2">{deep.text}</p>
          <Row>
            <Button look="key">{deep.go}</Button>
            <Button look="quiet">{deep.later}</Button>
            <Button look="line">{deep.line}</Button>
          </Row>
        </div>
        <ArchFigure
          stones={countStones({ have: 4, of: 5 })}
          value={deep.value}
          caption={deep.caption}
          className="justify-self-center"
        />
      </div>
    </Part>
  )
}
