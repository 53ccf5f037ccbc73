import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './paper-messages.bhs.ts'

export const messages = {
  back: '← The form online',
  print: 'Print',
  how: 'Print this page from the menu of your browser. Only the form goes on paper.',
  version: 'Version {version}',
  online: 'The same form is online, at the address',
  notes: {
    show: 'Answer only {conditions}.',
    section: 'Fill in this part only {conditions}.',
    page: 'Fill in this step only {conditions}.',
    require: 'Required {conditions}.',
    jump: 'Go to step {step} {conditions}.',
  },
  join: { all: '{one} and {other}', any: '{one} or {other}', rules: '{one}, or {other}' },
  conditions: {
    ticked: 'if question {at} is ticked',
    unticked: 'if question {at} is not ticked',
    filled: 'if question {at} is answered',
    empty: 'if question {at} is not answered',
    is: {
      one: 'if the answer to question {at} is “{value}”',
      many: 'if the answers to question {at} include “{value}”',
    },
    not: {
      one: 'if the answer to question {at} is not “{value}”',
      many: 'if the answers to question {at} do not include “{value}”',
    },
    more: {
      figure: 'if the answer to question {at} is greater than {value}',
      day: 'if the date in question {at} is after {value}',
      count: 'if question {at} has more answers than {value}',
      word: 'if the answer to question {at} comes after “{value}” in the alphabet',
    },
    less: {
      figure: 'if the answer to question {at} is less than {value}',
      day: 'if the date in question {at} is before {value}',
      count: 'if question {at} has fewer answers than {value}',
      word: 'if the answer to question {at} comes before “{value}” in the alphabet',
    },
  },
  hints: {
    one: 'Tick one.',
    several: 'Tick all that apply.',
    rows: 'Tick one in each row.',
    places: 'Write the numbers from 1 to {count} into the boxes, each once. 1 is first place.',
    municipality: 'Write the name of the municipality.',
    file: '{count, plural, one {Attach one copy to the form.} other {Attach up to # copies to the form.}}',
    photo: '{count, plural, one {Attach one photo to the form.} other {Attach up to # photos to the form.}}',
    sum: 'Work out: {sum}. The numbers of the questions are in brackets.',
  },
  attached: 'attached',
  receipt: { title: 'Filled in on receipt', date: 'Date received', number: 'Submission number' },
} satisfies SameShape<typeof bhs>
