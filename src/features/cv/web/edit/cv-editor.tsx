import { useState } from 'react'
import { ProfileOffers } from '#features/profiles/web/index.ts'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { Cv } from '../../contract/cv.endpoints.ts'
import { NAME_MAX, SCRIPTS } from '../../contract/variant.ts'
import { useText } from '../use-text.ts'
import { DesignPicker } from './design-picker.tsx'
import { FactSwitches } from './fact-switches.tsx'
import { FilesPart } from './files-part.tsx'
import { NewNote } from './new-note.tsx'
import { Part } from './part.tsx'
import { Preview } from './preview.tsx'
import { SectionList } from './section-list.tsx'
import { SharePart } from './share-part.tsx'
import { useDraftCv } from './use-draft-cv.ts'

const VIEWS = ['edit', 'preview'] as const
type View = (typeof VIEWS)[number]

/** Edits a CV: on wide screens beside its preview, on phones behind a switch. */
export function CvEditor({ cv }: { cv: Cv }) {
  const t = useText()
  const editing = useDraftCv(cv)
  const [view, setView] = useState<View>('edit')
  const { draft, edit } = editing
  useBackStep(view === 'preview', () => setView('edit'))
  return (
    <>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{cv.name}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <SaveNote autosave={editing} />
          <div className="lg:hidden">
            <Segmented<View>
              label={t('edit.views.label')}
              value={view}
              options={VIEWS.map((value) => ({ value, text: t(`edit.views.${value}`) }))}
              onChange={setView}
            />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className={view === 'preview' ? 'max-lg:hidden' : ''}>
          <NewNote editing={editing} />
          <ProfileOffers intoCv={false} />
          <Part id="cv-files" title={t('files.title')}>
            <FilesPart editing={editing} />
          </Part>
          <Part id="cv-design" title={t('edit.design')}>
            <DesignPicker
              cv={cv}
              value={draft.design}
              onChange={(design) => edit((now) => ({ ...now, design }))}
            />
          </Part>
          <Part id="cv-language" title={t('edit.language')}>
            <Segmented
              label={t('edit.language')}
              value={draft.script}
              options={SCRIPTS.map((value) => ({ value, text: t(`scripts.${value}`) }))}
              onChange={(script) => edit((now) => ({ ...now, script }))}
            />
          </Part>
          <Part id="cv-facts" title={t('edit.facts')}>
            <FactSwitches editing={editing} />
          </Part>
          <Part id="cv-sections" title={t('edit.sections')} help={t('edit.sectionsHelp')}>
            <SectionList editing={editing} />
          </Part>
          <Part id="cv-share" title={t('share.title')}>
            <SharePart cv={cv} />
          </Part>
          <div className="border-t border-line py-5">
            <TextInput
              name="name"
              label={t('edit.name')}
              help={t('edit.nameHelp')}
              value={draft.name}
              maxLength={NAME_MAX}
              error={editing.state.kind === 'held' ? t('saving.nameNeeded') : undefined}
              onChange={({ target }) => edit((now) => ({ ...now, name: target.value }))}
            />
          </div>
        </div>
        <div className={view === 'edit' ? 'max-lg:hidden' : ''}>
          <Preview cv={cv} />
        </div>
      </div>
    </>
  )
}
