import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './rules-messages.bhs.ts'

export const messages = {
  severity: { must: 'Must', warning: 'Advice' },
  categories: {
    material: 'materials',
    equipment: 'equipment and tools',
    electronics: 'electronics',
    transport: 'transport',
    services: 'services',
    food: 'food and drink',
    visibility: 'posters and visibility',
    rent: 'rent',
    fees: 'fees to the team',
    other: 'other',
  },
  contributions: { money: 'money', goods: 'goods', services: 'work and services' },
  advice: {
    'title-missing': 'Give the project a title: the board and everybody who votes read it by that.',
    'team-too-small':
      'A team needs at least {min, plural, one {# person} other {# people}}. Invite {more, plural, one {# more person} other {# more people}}.',
    'team-too-big':
      'A team may have {max, plural, one {# person} other {# people}} at most. Move {fewer, plural, one {# person} other {# people}} to the volunteers.',
    'age-unknown':
      '{count, plural, one {# person has} other {# people have}} not yet given a date of birth: {names}.',
    'too-young':
      '{names}: must be at least {min, plural, one {# year} other {# years}} old on {day}. Replace {count, plural, one {# person} other {# people}} in the team.',
    'too-old':
      '{names}: must be no more than {max, plural, one {# year} other {# years}} old on {day}. Replace {count, plural, one {# person} other {# people}} in the team.',
    'not-registered':
      '{count, plural, one {# person has} other {# people have}} no account yet: {names}. Send an invitation.',
    'not-confirmed':
      'Waiting for {count, plural, one {# person} other {# people}} to confirm: {names}. Everyone confirms from their own account.',
    'municipality-missing':
      'Choose where the project will happen; this call covers {count, plural, one {# municipality} other {# municipalities}}.',
    'municipality-outside':
      'This place is not part of the call. Choose {count, plural, one {the # that is} other {one of the # that are}}.',
    'amount-missing': 'The budget is empty. Add items, {min} to {max} in total.',
    'amount-too-small': 'The least you may ask for is {min}. Add another {more}.',
    'amount-too-big': 'The most you may ask for is {max}. Take off {less}.',
    'contribution-too-small':
      'The community gives {share}%, but at least {min}% is needed. Find another {more} in contributions or take {less} off the budget.',
    'contribution-lacking':
      'The community gives {share}%, but at least {min}% is needed. Find another {more} in contributions.',
    'contribution-too-big':
      'The community gives {share}%, but at most {max}% counts. Reduce the contribution by {over} or leave it: the surplus is not counted.',
    'category-forbidden': 'This cannot be paid for: {category}. Take off {less}.',
    'category-too-big':
      '{share}% of the budget goes to this: {category}. {max}% is allowed. Take off {less} or move {move} to other items.',
    'text-missing': 'The box is empty; write at least {min, plural, one {# character} other {# characters}}.',
    'text-too-short': 'Add {more, plural, one {# character} other {# characters}}, at least {min} needed.',
    'text-too-long': 'Shorten by {less, plural, one {# character} other {# characters}}, {max} allowed.',
    'activities-missing':
      'Add {more, plural, one {# activity} other {# activities}}, at least {least} needed.',
    'activity-days-missing':
      'Enter the first and last day of {count, plural, one {# activity} other {# activities}}.',
    'activity-outside':
      'Move {count, plural, one {# activity} other {# activities}}: the project runs from {from} to {until}.',
    'activity-turned':
      '{count, plural, one {# activity ends before it begins} other {# activities end before they begin}}. Swap the days.',
    'activity-nameless':
      '{count, plural, one {# activity has} other {# activities have}} no name. Write what you will do.',
    'cost-nameless':
      '{count, plural, one {# item has} other {# items have}} an amount but no name. Write what you will buy.',
    'gift-nameless':
      '{count, plural, one {# contribution has} other {# contributions have}} a value, but what or who gives it is missing. Write both.',
    'document-missing':
      '{count, plural, one {# document is} other {# documents are}} missing: {document}. Add a PDF, a DOCX or a picture of the paper.',
    'in-another-application':
      '{count, plural, one {# person is} other {# people are}} already in another application to this call: {names}. A person can be in one only.',
  },
} as const satisfies SameShape<typeof bhs>
