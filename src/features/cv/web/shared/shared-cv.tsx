import { fillPath } from '#platform/contract/endpoint.ts'
import { pictureAddress } from '#features/profiles/contract/pictures.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import type { CvDocument } from '../../contract/document.ts'
import { getSharedPdf } from '../../contract/public.endpoints.ts'
import { SkillArch } from '../sheet/skill-arch.tsx'
import { useText } from '../use-text.ts'
import { SharedSection } from './shared-section.tsx'

type SharedProps = { document: CvDocument; token: string; product: string }

const ASIDE = new Set(['skills', 'languages', 'links'])

/** Shows a CV to anybody with its address: on any screen, without script, and as a PDF to download. */
export function SharedCv({ document, token, product }: SharedProps) {
  const t = useText()
  const { name, headline, photo, contact, sections, language, archLabel } = document
  const skills = sections.find((section) => section.name === 'skills')?.items.length ?? 0
  return (
    <main id="main">
      <article lang={language}>
        <header className="overflow-hidden bg-deep text-on-deep">
          <div className="wrap flex flex-wrap items-end gap-x-8 gap-y-6 pt-8 lg:flex-nowrap lg:pt-12">
            {photo && (
              <img
                src={pictureAddress({ id: photo.id, width: 256, format: 'webp' })}
                alt={t('shared.photo', { name })}
                width={256}
                height={256}
                className="size-28 flex-none self-center rounded-full object-cover sm:size-36"
              />
            )}
            <div className="min-w-0 flex-1 basis-72 self-center pb-8 lg:pb-12">
              <h1 className="text-3xl [overflow-wrap:anywhere]">{name}</h1>
              {headline && <p className="mt-2 max-w-measure text-lg text-on-deep-2">{headline}</p>}
              <Contact contact={contact} />
              <a
                className={`mt-4 ${buttonClass({ look: 'key' })}`}
                href={fillPath(getSharedPdf.path, { token })}
                download
              >
                {t('shared.download')}
              </a>
            </div>
            {skills > 0 && (
              <SkillArch
                skills={skills}
                label={archLabel}
                className="mx-auto w-60 flex-none sm:w-72 lg:w-80"
              />
            )}
          </div>
        </header>
        <div className="wrap grid grid-cols-1 gap-x-12 pt-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {([false, true] as const).map((aside) => (
            <div key={String(aside)} className="min-w-0">
              {sections
                .filter((section) => ASIDE.has(section.name) === aside)
                .map((section) => (
                  <SharedSection key={section.name} section={section} />
                ))}
            </div>
          ))}
        </div>
      </article>
      <footer className="wrap pb-10">
        <p className="border-t border-line pt-4 text-sm text-ink-2">
          {t('shared.made', { product })}{' '}
          <a className="link inline-flex min-h-target items-center" href="/">
            {t('shared.own')}
          </a>
        </p>
      </footer>
    </main>
  )
}

function Contact({ contact }: Pick<CvDocument, 'contact'>) {
  if (contact.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {contact.map(({ kind, text, href }) => (
        <li key={kind} className="inline-flex min-h-target items-center">
          {href ? (
            <a
              className="inline-flex min-h-target items-center underline decoration-on-deep-2 underline-offset-4 [overflow-wrap:anywhere]"
              href={href}
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}
