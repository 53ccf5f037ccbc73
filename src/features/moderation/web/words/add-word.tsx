import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useWordsProblem } from '#platform/web/forms/use-words-problem.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { previewWord } from '../../contract/words.endpoints.ts'
import {
  type ListedWord,
  WORD_FORMS,
  WORD_LANGUAGES,
  WORD_MAX,
  WORD_MIN_LETTERS,
  type WordSign,
} from '../../contract/words/listed-word.ts'
import { useWordsText } from '../use-words-text.ts'
import { WordPreview } from './word-preview.tsx'

/** Adds a word in two steps: first a preview of what it would flag, then the reason. */
export function AddWord({ sign }: { sign: WordSign }) {
  const t = useWordsText()
  const wrongWords = useWordsProblem()
  const [preview, setPreview] = useState<{ entry: ListedWord; found: ResponseOf<typeof previewWord> }>()
  const form = useForm({
    labels: { word: t('add.word'), language: t('add.language'), form: t('add.form') },
    validate(data) {
      const word = fieldText(data, 'word')
      const letters = word.match(/\p{L}/gu)?.length ?? 0
      return {
        word: wrongWords(word, WORD_MAX) ?? (letters < WORD_MIN_LETTERS ? t('add.wordNeeded') : undefined),
      }
    },
    async send(data) {
      const entry: ListedWord = {
        sign,
        word: fieldText(data, 'word'),
        language: WORD_LANGUAGES.find((one) => one === fieldText(data, 'language')) ?? 'bhs',
        form: WORD_FORMS.find((one) => one === fieldText(data, 'form')) ?? 'exact',
      }
      setPreview({ entry, found: await call(previewWord, { body: entry }) })
    },
    explain: (error) => errorText(error, t('failed')),
  })
  function isAdded() {
    setPreview(undefined)
    form.props.ref.current?.reset()
  }
  return (
    <section aria-labelledby="add-word" className="grid gap-4">
      <h2 id="add-word" className="text-md">
        {t('add.title')}
      </h2>
      <form {...form.props} className="grid gap-4">
        <TextInput
          name="word"
          label={t('add.word')}
          error={form.errors.word}
          maxLength={WORD_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RadioGroup
          legend={t('add.language')}
          name="language"
          defaultValue="bhs"
          inline
          options={WORD_LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))}
        />
        <RadioGroup
          legend={t('add.form')}
          name="form"
          defaultValue="inflected"
          options={WORD_FORMS.map((value) => ({
            value,
            text: t(`forms.${value}`),
            help: t(`formHelp.${value}`),
          }))}
        />
        <FormProblem text={form.problem} />
        <Button type="submit" busy={form.busy && t('add.previewing')} className="justify-self-start">
          {t('add.preview')}
        </Button>
      </form>
      {preview ? (
        <WordPreview key={JSON.stringify(preview.entry)} {...preview} onAdded={isAdded} />
      ) : (
        <p className="text-sm text-ink-2">{t('add.first')}</p>
      )}
    </section>
  )
}
