import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText, looksLikeEmail } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { ROLES, type Role } from '../../contract/kinds.ts'
import { invitePerson, listPeople } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'

/** Invites somebody by email. */
export function InviteForm({ id }: { id: string }) {
  const t = useText()
  const queries = useQueryClient()
  const form = useForm({
    labels: { email: t('people.email'), role: t('people.role') },
    validate: (data) => ({
      ...(!looksLikeEmail(fieldText(data, 'email')) && { email: t('people.emailWrong') }),
    }),
    async send(data) {
      const email = fieldText(data, 'email')
      await call(invitePerson, {
        params: { id },
        body: { email, role: (fieldText(data, 'role') || 'editor') as Role },
      })
      toast({ title: t('people.sent') })
      draft.forget()
      form.props.ref.current?.reset()
      await queries.invalidateQueries({ queryKey: endpointKey(listPeople, { params: { id } }) })
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, `organisation.invite.${id}`)
  return (
    <section aria-labelledby="invite-title">
      <h2 id="invite-title" className="text-lg">
        {t('people.invite')}
      </h2>
      <form {...form.props} className="mt-3 grid gap-5">
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          label={t('people.email')}
          help={t('people.emailHelp')}
          error={form.errors.email}
          autoComplete="off"
        />
        <RadioGroup
          name="role"
          legend={t('people.role')}
          defaultValue="editor"
          options={ROLES.map((value) => ({
            value,
            text: t(`roles.${value}`),
            help: t(`roleHelp.${value}`),
          }))}
        />
        <FormProblem text={form.problem} />
        <DraftNote {...draft} />
        <div>
          <Button type="submit" look="river" busy={form.busy && t('people.sending')}>
            {t('people.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
