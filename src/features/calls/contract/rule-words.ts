import { formatAmountRange } from '#platform/contract/amount.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { formatDay } from '#platform/contract/dates.ts'
import type { CanvasTemplate } from './canvas-template.ts'
import { messages as bhs } from './rules-messages.bhs.ts'
import { messages as en } from './rules-messages.en.ts'
import type { Rule, RuleKind } from './rules.ts'

/** A rule without its words. */
type OmitText<R> = R extends Rule ? Omit<R, 'text'> : never
export type Unsaid = OmitText<Rule>

/** Returns a rule in words, with its own numbers. */
export function wordsOf(rule: Unsaid, { boxes }: CanvasTemplate): Bilingual {
  switch (rule.kind) {
    case 'team-size':
      return {
        bhs: `Ekipa ima od ${rule.min} do ${rule.max} ljudi.`,
        en: `A team has ${rule.min} to ${rule.max} people.`,
      }
    case 'ages':
      return {
        bhs: `Na dan ${formatDay(rule.on, 'bhs')} svi imaju od ${rule.min} do ${rule.max} godina.`,
        en: `On ${formatDay(rule.on, 'en')} everyone is ${rule.min} to ${rule.max} years old.`,
      }
    case 'amount': {
      const inKm = { min: Math.round(rule.min / 100), max: Math.round(rule.max / 100) }
      return {
        bhs: `Traži se ${formatAmountRange(inKm, 'bhs')}.`,
        en: `${formatAmountRange(inKm, 'en')} may be asked for.`,
      }
    }
    case 'contribution':
      return ofContribution(rule)
    case 'category':
      return ofCategory(rule)
    case 'timeline':
      return {
        bhs: `Broj aktivnosti: barem ${rule.least}, sve dok projekat traje.`,
        en: `Number of activities: at least ${rule.least}, all during the project.`,
      }
    case 'length': {
      const title = boxes.find(({ id }) => id === rule.box)?.title
      return {
        bhs: `${title?.bhs || rule.box}: od ${rule.min} do ${rule.max} znakova.`,
        en: `${title?.en || rule.box}: ${rule.min} to ${rule.max} characters.`,
      }
    }
    case 'document': {
      const slots = boxes.flatMap((box) => (box.kind === 'documents' ? box.slots : []))
      const title = slots.find(({ id }) => id === rule.slot)?.title
      return {
        bhs: `Uz prijavu ide dokument: ${title?.bhs || rule.slot}.`,
        en: `A document comes with the application: ${title?.en || rule.slot}.`,
      }
    }
    default:
      return ALWAYS[rule.kind]
  }
}

/** The words of rules without numbers. */
const ALWAYS: Record<
  Extract<RuleKind, 'registered' | 'confirmed' | 'municipality' | 'one-application'>,
  Bilingual
> = {
  registered: { bhs: 'Svi u ekipi imaju račun.', en: 'Everyone in the team has an account.' },
  confirmed: {
    bhs: 'Svako za sebe pritisne „Potvrdi prijavu“.',
    en: 'Everyone presses “Confirm application” themselves.',
  },
  'one-application': { bhs: 'Jedna osoba, jedna prijava.', en: 'One person, one application.' },
  municipality: {
    bhs: 'Projekat se dešava u mjestu iz poziva.',
    en: 'The project happens in a place covered by the call.',
  },
}

function ofContribution({ min, max }: { min: number; max: number | null }): Bilingual {
  if (max === null) {
    return {
      bhs: `Zajednica daje barem ${min} % traženog, u novcu, stvarima ili radu.`,
      en: `The community gives at least ${min}% of it, in money, things or work.`,
    }
  }
  if (min === 0) {
    return {
      bhs: `Od doprinosa se računa najviše ${max} % traženog.`,
      en: `At most ${max}% of what is asked for counts as contribution.`,
    }
  }
  return {
    bhs: `Zajednica daje od ${min} do ${max} % traženog, u novcu, stvarima ili radu.`,
    en: `The community gives ${min}% to ${max}% of it, in money, things or work.`,
  }
}

function ofCategory({ category, max }: { category: keyof typeof bhs.categories; max: number }): Bilingual {
  if (max === 0) {
    return category === 'fees'
      ? { bhs: 'Nema honorara ekipi.', en: 'No fees to the team.' }
      : {
          bhs: `Novac ne ide za: ${bhs.categories[category]}.`,
          en: `No money for: ${en.categories[category]}.`,
        }
  }
  return {
    bhs: `Najviše ${max} % budžeta ide za: ${bhs.categories[category]}.`,
    en: `At most ${max}% of the budget for: ${en.categories[category]}.`,
  }
}

/** Changes the numbers of a rule; its words follow unless somebody has reworded them. */
export function changedRule<R extends Rule>(rule: R, change: Partial<R>, template: CanvasTemplate): R {
  const next = { ...rule, ...change }
  if (change.text) return next
  const [current, usual] = [rule.text, wordsOf(rule, template)]
  return current.bhs === usual.bhs && current.en === usual.en
    ? { ...next, text: wordsOf(next, template) }
    : next
}
