import { useEffect, useState } from 'react'
import { useAct } from '#platform/web/api/use-act.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { isBlank } from '#platform/contract/bilingual.ts'
import { updatePublication } from '../../contract/profile.endpoints.ts'
import { SLUG_MAX } from '#platform/contract/slug.ts'
import { useText } from '../use-text.ts'
import { useOwn, useOwnStore } from './use-own.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The publication, with the address. */
export function PublicationCard() {
  const t = useText()
  const store = useOwnStore()
  const { published, slug, sections } = useOwn()
  const address = `/profil/${slug}`
  const { busy, act } = useAct({ failed: t('general') })
  const [changing, setChanging] = useState(false)

  async function publish(isPublic: boolean) {
    await act(async () => {
      const answer = await call(updatePublication, { body: { published: isPublic } })
      store.change((now) => ({ ...now, ...answer }))
      toast({ title: t(isPublic ? 'publication.published' : 'publication.unpublished') })
    })
  }
  return (
    <section aria-labelledby="publication-title" className="border-t border-line pt-6">
      <h2 id="publication-title" className="text-lg">
        {t('publication.title')}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-sm text-ink-2">
        {t(published ? 'publication.on' : 'publication.off')}
      </p>
      {published && (
        <a
          className="link inline-flex min-h-target items-center text-sm font-strong break-all"
          href={address}
        >
          {t('publication.open')}
        </a>
      )}
      {changing ? (
        <AddressForm onDone={() => setChanging(false)} />
      ) : (
        <p className="mb-3 text-sm text-ink-2">
          <span className="block break-all">{address}</span>
          <button type="button" className="link min-h-target" onClick={() => setChanging(true)}>
            {t('publication.change')}
          </button>
        </p>
      )}
      <Button
        look={published || isBlank(sections.intro.content.headline) ? 'line' : 'key'}
        small={published}
        busy={busy && t('saving.busy')}
        onClick={() => void publish(!published)}
      >
        {t(published ? 'publication.unpublish' : 'publication.publish')}
      </Button>
    </section>
  )
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const store = useOwnStore()
  const { slug } = useOwn()
  const form = useForm({
    labels: { slug: t('publication.address') },
    validate(data) {
      const input = fieldText(data, 'slug')
      return { ...((input.length < 3 || !SLUG.test(input)) && { slug: t('publication.wrong') }) }
    },
    async send(data) {
      const answer = await call(updatePublication, { body: { slug: fieldText(data, 'slug') } })
      store.change((now) => ({ ...now, ...answer }))
      onDone()
    },
    explain: (error) => errorText(error, t('general')),
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form {...form.props} className="mb-6 grid gap-3">
      <TextInput
        name="slug"
        label={t('publication.address')}
        help={t('publication.addressHelp')}
        error={form.errors.slug}
        defaultValue={slug}
        maxLength={SLUG_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="river" small busy={form.busy && t('saving.busy')}>
          {t('publication.save')}
        </Button>
        <Button look="quiet" small onClick={onDone}>
          {t('publication.cancel')}
        </Button>
      </div>
    </form>
  )
}
