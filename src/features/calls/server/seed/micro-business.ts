import type { CallContent } from '../../contract/call.ts'
import { wordsOf } from '../../contract/rule-words.ts'
import type { Rule } from '../../contract/rules.ts'

const LEFT_OUT = ['team', 'contributions', 'people', 'change']

/** Returns a call for one person's small business: no team, no contribution, and a business to register afterwards. */
export function microBusinessOf(call: CallContent, amount: { min: number; max: number }): CallContent {
  const must = { severity: 'must' } as const
  const amountRule = { ...must, id: 'amount', kind: 'amount', box: 'budget', ...amount } as const
  const place = {
    ...must,
    id: 'consent',
    kind: 'document',
    box: 'documents',
    slot: 'consent-of-owner',
  } as const
  const rules: Rule[] = [
    { ...amountRule, text: wordsOf(amountRule, call.template) },
    { ...place, text: wordsOf(place, call.template) },
    {
      ...must,
      id: 'one-application',
      kind: 'one-application',
      box: null,
      text: { bhs: 'Jedna osoba, jedna prijava.', en: 'One person, one application.' },
    },
    {
      ...must,
      id: 'no-fees',
      kind: 'category',
      box: 'budget',
      category: 'fees',
      max: 0,
      text: { bhs: 'Novac ne ide na tvoju platu.', en: 'The money is not for paying yourself.' },
    },
  ]
  return {
    ...call,
    rules,
    template: { boxes: call.template.boxes.filter(({ id }) => !LEFT_OUT.includes(id)) },
    explained: [
      {
        title: { bhs: 'Ko', en: 'Who' },
        text: {
          bhs: 'Ko ima od 18 do 35 godina, živi u BiH i nema već registrovan posao.',
          en: 'Anyone aged 18 to 35 who lives in BiH and has no registered business yet.',
        },
      },
      {
        title: { bhs: 'Na šta', en: 'For what' },
        text: {
          bhs: 'Za alat, mašine, materijal, prvu robu i troškove registracije.',
          en: 'For tools, machines, materials, first stock and the costs of registration.',
        },
      },
      {
        title: { bhs: 'Šta poslije', en: 'What happens next' },
        text: {
          bhs: 'Posao registruješ u roku od tri mjeseca: obrt u Federaciji, samostalni preduzetnik u Republici Srpskoj.',
          en: 'You register the business within three months: an obrt in the Federation, a samostalni preduzetnik in Republika Srpska.',
        },
      },
    ],
  }
}
