import { AGREED, both, type DemoForm, follows, MAIL, NAME, options, question } from './questions.ts'

/** A form that an employer of the demo world has made for itself. */
export const ORGANISATION_FORM: DemoForm = {
  slug: 'dan-otvorenih-vrata-una-softver',
  organisation: 'una-softver',
  sent: 18,
  days: 12,
  settings: () => ({ quota: 30, retentionDays: 180 }),
  content: {
    title: both('Dan otvorenih vrata u Una Softveru', 'Open day at Una Softver'),
    intro: both(
      'Pokazujemo kako nastaje program: od ideje do prve verzije. Predznanje ti ne treba.',
      'We show how a program comes about: from the idea to its first version. You need no previous knowledge.',
    ),
    thanks: both(
      'Dan ranije javljamo ti na koji ulaz dolaziš.',
      'We write to you the day before which entrance to use.',
    ),
    fields: [
      NAME,
      MAIL,
      question('choice', 'day', both('Koji dan ti odgovara?', 'Which day suits you?'), {
        required: true,
        options: options(['thu', 'četvrtak', 'Thursday'], ['fri', 'petak', 'Friday']),
      }),
      question('yesno', 'coded', both('Imaš li iskustva u programiranju?', 'Have you ever programmed?'), {
        required: true,
      }),
      question('short', 'language', both('U kojem jeziku?', 'In which language?')),
      AGREED,
    ],
    rules: [follows('show', 'language', { field: 'coded', operator: 'is', value: 'yes' })],
  },
}
