import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { CallContent } from '../call.ts'
import type { RuleOf } from '../rules.ts'

type CallTerms = Pick<CallContent, 'rules' | 'vote' | 'review'>
type Part = CallContent['explained'][number]
type Words = readonly [bhs: string, en: string]

const part = (title: Words, text: Words): Part => ({
  title: { bhs: title[0], en: title[1] },
  text: { bhs: text[0], en: text[1] },
})

/** Returns the usual rules in plain words, with which an editor begins; every figure in them comes from a rule. */
export function usualExplained(call: CallTerms): Part[] {
  return [
    part(['Ko', 'Who'], teamOf(call)),
    part(
      ['Za šta', 'What it is for'],
      [
        'Za sve što projektu treba: materijal, prevoz, alat, štampu, hranu za radnu akciju.',
        'For whatever the project needs: materials, transport, tools, printing, food for a day of work.',
      ],
    ),
    part(['Za šta ne', 'What it is not for'], costsOf(call)),
    part(
      ['Ko ne može', 'Who cannot'],
      [
        'Pojedinci, udruženja, stranke i javne ustanove.',
        'Individuals, associations, parties and public institutions.',
      ],
    ),
    part(['Kako se bira', 'How it is decided'], choiceOf(call)),
  ]
}

/** Updates explanations that nobody has reworded to the current rules. */
export function updateExplained<C extends CallContent>(before: C, after: C): C {
  const [was, is] = [usualExplained(before), usualExplained(after)]
  const isSame = (one: Bilingual, other: Bilingual) => one.bhs === other.bhs && one.en === other.en
  const explained = after.explained.map((one) => {
    const at = was.findIndex(({ title, text }) => isSame(title, one.title) && isSame(text, one.text))
    return is[at] ?? one
  })
  return explained.every((one, at) => one === after.explained[at]) ? after : { ...after, explained }
}

const isElectronics = (rule: CallContent['rules'][number]): rule is RuleOf<'category'> =>
  rule.kind === 'category' && rule.category === 'electronics'

function teamOf({ rules }: CallTerms): Words {
  const size = rules.find((rule) => rule.kind === 'team-size')
  const { min, max } = size ?? { min: 0, max: 0 }
  const [bhs, en] = !size
    ? ['Ekipa mladih.', 'A team of young people,']
    : min === max
      ? [`Broj ljudi u ekipi: ${min}.`, `A team of ${min},`]
      : [`Ekipa od ${min} do ${max} ljudi.`, `A team of ${min} to ${max} people,`]
  return [
    `${bhs} Svi imaju račun i svako za sebe pritisne „Potvrdi prijavu“. Jedna osoba, jedna prijava.`,
    `${en} all with an account; everyone presses “Confirm application” themselves. One person, one application.`,
  ]
}

function costsOf({ rules }: CallTerms): Words {
  const most = rules.find(isElectronics)?.max
  const [bhs, en] = [
    'Ne za honorare ekipi. Elektronika ne može biti svrha projekta',
    'Not for fees to the team. Electronics cannot be the purpose of the project',
  ]
  if (most === undefined) return [`${bhs}.`, `${en}.`]
  if (most === 0)
    return ['Ne za honorare ekipi ni za elektroniku.', 'Not for fees to the team or for electronics.']
  return [
    `${bhs}, a preko ${most}\u00a0% samo uz dobar razlog.`,
    `${en}, and can only exceed ${most}% for a good reason.`,
  ]
}

const VOTES = new Intl.PluralRules('hr')
const FORMS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'glas', few: 'glasa' }

function choiceOf({ vote, review }: CallTerms): Words {
  const [bhs, en] = review.blind
    ? ['Odbor ocjenjuje bez imena', 'The board scores without names']
    : ['Odbor ocjenjuje prijave', 'The board scores the applications']
  if (vote === null) return [`${bhs} i odlučuje.`, `${en} and decides.`]
  const { minVotes } = vote
  const least: Words =
    minVotes === 0
      ? ['Fond se dijeli po broju glasova.', 'The fund is shared out in order of votes.']
      : [
          `Treba najmanje ${minVotes} ${FORMS[VOTES.select(minVotes)] ?? 'glasova'}, a fond se dijeli po broju glasova.`,
          minVotes === 1
            ? 'At least 1 vote is needed, and the fund is shared out in order of votes.'
            : `At least ${minVotes} votes are needed, and the fund is shared out in order of votes.`,
        ]
  return [
    `${bhs}, a odobreni projekti idu na glasanje. ${least[0]}`,
    `${en}, then everything it approves goes to a vote. ${least[1]}`,
  ]
}
