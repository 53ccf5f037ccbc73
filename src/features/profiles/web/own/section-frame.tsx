import { Pencil, Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { hasUnsaved } from '#platform/web/forms/use-autosave.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import type { Content, SectionName } from '../../contract/sections.ts'
import { SectionContent } from '../view/section-content.tsx'
import { useText } from '../use-text.ts'
import { isEmpty } from './is-empty.ts'
import { VisibilityMenu } from './visibility-menu.tsx'
import { useOwn } from './use-own.ts'

const OwnSkillList = lazyPart(async () => (await import('../evidence/own-skill-list.tsx')).OwnSkillList)
const SectionEditing = lazyPart(async () => (await import('./section-editing.tsx')).SectionEditing)

/** A section of the own profile, to read and to edit in place. */
export function SectionFrame({ name }: { name: SectionName }) {
  const t = useText()
  const title = t(`sections.${name}`)
  const member = useMemberId()
  const [open, setOpen] = useState(false)
  // A section with unsaved input opens again when the member returns.
  useEffect(() => {
    void hasUnsaved(member, `profile.${name}`).then((unsaved) => unsaved && setOpen(true))
  }, [member, name])
  const { content } = useOwn().sections[name]
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) heading.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className={`scroll-mt-[calc(var(--bar)+1rem)] border-t border-line ${isEmpty(name, content) || name === 'intro' ? 'py-3' : 'py-5'}`}
    >
      <div className="mb-1 flex items-center gap-2">
        <h2 id={`${name}-title`} ref={heading} tabIndex={-1} className="min-w-0 flex-1 text-lg">
          {title}
        </h2>
        <VisibilityMenu part={name} title={title} />
        {!open && !isEmpty(name, content) && (
          <IconButton
            icon={<Pencil size={18} strokeWidth={1.75} />}
            label={t('editNamed', { section: title })}
            className="-mr-2"
            onPointerEnter={SectionEditing.preload}
            onFocus={SectionEditing.preload}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      {open ? (
        <Suspense fallback={<Skeleton className="mt-2 h-72" />}>
          <SectionEditing name={name} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Reading name={name} title={title} onOpen={() => setOpen(true)} />
      )}
    </section>
  )
}

function Reading({ name, title, onOpen }: { name: SectionName; title: string; onOpen: () => void }) {
  const t = useText()
  const { content } = useOwn().sections[name]
  if (isEmpty(name, content)) {
    return (
      <div className="sm:flex sm:items-center sm:justify-between sm:gap-6">
        <p className="max-w-measure text-ink-2">{t(`empty.${name}`)}</p>
        <Button
          small
          icon={<Plus />}
          className="mt-2 flex-none sm:mt-0"
          aria-label={t('addNamed', { section: title })}
          onPointerEnter={SectionEditing.preload}
          onFocus={SectionEditing.preload}
          onClick={onOpen}
        >
          {t('add')}
        </Button>
      </div>
    )
  }
  // The headline and the place stand under the name already.
  if (name === 'intro') return <p className="text-sm text-ink-2">{t('introShown')}</p>
  if (name === 'skills') {
    return (
      <Suspense fallback={<SectionContent name={name} content={content as Content<'skills'>} />}>
        <OwnSkillList content={content as Content<'skills'>} />
      </Suspense>
    )
  }
  return <SectionContent name={name as SectionName} content={content} />
}
