import { isBlank } from '#platform/contract/bilingual.ts'
import { Initials } from './initials.tsx'
import { type BlockProps, Title } from './text-blocks.tsx'
import { relOf, Words } from './words.tsx'

export function Cards({ props: { title, items } }: BlockProps<'cards'>) {
  const Name = isBlank(title) ? 'h2' : 'h3'
  return (
    <div className="grid gap-4">
      <Title text={title} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, title: name, text, link }) => (
          <li
            key={id}
            className="relative grid content-start gap-1.5 rounded-surface border border-line bg-surface p-5"
          >
            <Name className="text-md leading-snug [overflow-wrap:anywhere]">
              {link === '' ? (
                <Words as="span" text={name} />
              ) : (
                <a className="text-ink before:absolute before:inset-0" href={link} {...relOf(link)}>
                  <Words as="span" text={name} />
                </a>
              )}
            </Name>
            <Words as="p" text={text} className="text-sm whitespace-pre-line text-ink-2" />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Figures({ props: { title, items } }: BlockProps<'figures'>) {
  return (
    <div className="grid gap-4">
      <Title text={title} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-6 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {items.map(({ id, value, label }) => (
          <div key={id} className="flex min-w-0 flex-col-reverse justify-end gap-1">
            <Words as="dt" text={label} className="text-sm text-ink-2" />
            <Words as="dd" text={value} className="text-3xl tracking-title [overflow-wrap:anywhere]" />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Opens and closes without script. */
export function Accordion({ props: { title, items } }: BlockProps<'accordion'>) {
  return (
    <div className="grid max-w-[46rem] gap-3">
      <Title text={title} />
      <div className="border-b border-line">
        {items.map(({ id, question, answer }) => (
          <details key={id} className="group border-t border-line">
            <summary className="flex min-h-field items-center justify-between gap-4 py-2 font-strong">
              <Words as="span" text={question} className="min-w-0 [overflow-wrap:anywhere]" />
              <svg
                className="size-5 flex-none group-open:rotate-180"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                aria-hidden="true"
              >
                <path d="m6 9 6 6 6-6" />
              </svg>
            </summary>
            <Words as="p" text={answer} className="pb-4 whitespace-pre-line text-ink-2" />
          </details>
        ))}
      </div>
    </div>
  )
}

export function Steps({ props: { title, items } }: BlockProps<'steps'>) {
  const Name = isBlank(title) ? 'h2' : 'h3'
  return (
    <div className="grid gap-4">
      <Title text={title} />
      <ol className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {items.map(({ id, title: name, text }, at) => (
          <li key={id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1">
            <span
              aria-hidden="true"
              className="row-span-2 grid size-9 place-items-center rounded-pill bg-river-tint text-sm font-strong text-river-ink"
            >
              {at + 1}
            </span>
            <Name className="self-center text-md leading-snug">
              <Words as="span" text={name} />
            </Name>
            <Words as="p" text={text} className="text-sm whitespace-pre-line text-ink-2" />
          </li>
        ))}
      </ol>
    </div>
  )
}

export function People({ props: { title, items } }: BlockProps<'people'>) {
  return (
    <div className="grid gap-4">
      <Title text={title} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, name, role, link }) => (
          <li key={id} className="relative flex min-h-target items-center gap-3">
            <Initials name={name} />
            <p className="min-w-0 text-sm leading-ui">
              {link === '' ? (
                <Words as="span" text={name} className="block font-strong" />
              ) : (
                <a className="link font-strong before:absolute before:inset-0" href={link} {...relOf(link)}>
                  <Words as="span" text={name} />
                </a>
              )}
              <Words as="span" text={role} className="block text-ink-2" />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Partners({ props: { title, items } }: BlockProps<'partners'>) {
  return (
    <div className="grid gap-3">
      <Title text={title} />
      <ul className="flex flex-wrap gap-x-8 gap-y-1 border-y border-line py-3">
        {items.map(({ id, name, link }) => (
          <li key={id} className="flex min-h-target items-center font-strong">
            {link === '' ? (
              <Words as="span" text={name} />
            ) : (
              <a className="link inline-flex min-h-target items-center" href={link} {...relOf(link)}>
                <Words as="span" text={name} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
