import { Check, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { CodeInput } from '../fields/code-input.tsx'
import { FormErrors } from '../fields/form-errors.tsx'
import { PasswordInput } from '../fields/password-input.tsx'
import { Select } from '../fields/select.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Textarea } from '../fields/textarea.tsx'
import { Part, Three } from './part.tsx'
import { samples } from './samples.ts'

export function FieldPart() {
  const [attempt, setAttempt] = useState(0)
  const { fields } = samples
  function send(event: FormEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <Part title={samples.heads.fields}>
      <form noValidate onSubmit={send} className="grid gap-5">
        <FormErrors
          title={fields.summary}
          attempt={attempt}
          errors={[
            { name: 'phoneNumber', label: fields.phone, text: fields.phoneError },
            { name: 'agreeToTerms', label: samples.choices.terms, text: samples.choices.termsError },
          ]}
        />
        <Three>
          <TextInput
            name="municipality"
            label={fields.municipality}
            help={fields.municipalityHelp}
            defaultValue={fields.municipalities[2]}
          />
          <TextInput
            name="phoneNumber"
            label={fields.phone}
            help={fields.phoneHelp}
            error={fields.phoneError}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue="061 12"
          />
          <Textarea
            name="about"
            label={fields.about}
            rows={2}
            limit={300}
            defaultValue={fields.aboutText}
            state={
              <>
                <Check className="size-4" />
                {fields.saved}
              </>
            }
          />
          <PasswordInput
            name="password"
            label={fields.password}
            aside={<a href="#main">{fields.forgot}</a>}
            autoComplete="current-password"
            showLabel={fields.show}
            hideLabel={fields.hide}
            defaultValue="zamah2026"
          />
          <CodeInput label={fields.code} help={fields.codeHelp} maxLength={6} defaultValue="481290" />
          <CodeInput label={fields.letters} inputMode="text" error={fields.phoneError} defaultValue="W4KM" />
          <TextInput
            name="find"
            type="search"
            icon={<Search />}
            label={fields.search}
            placeholder={fields.searchHint}
          />
          <Select
            name="place"
            label={fields.municipality}
            empty={fields.municipalityEmpty}
            options={fields.municipalities.map((text) => ({ value: text, text }))}
          />
          <Textarea
            name="motivation"
            label={fields.about}
            rows={2}
            limit={20}
            error={fields.phoneError}
            defaultValue={fields.aboutText}
          />
        </Three>
        <div>
          <Button type="submit" look="river">
            {fields.send}
          </Button>
        </div>
      </form>
    </Part>
  )
}
