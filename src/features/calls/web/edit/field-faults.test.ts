import { expect, test } from 'vitest'
import { emptyCall } from '../../contract/empty-call.ts'
import { fieldFaults } from './field-faults.ts'

test('what the server refuses in a call stands at the field in which it was written', () => {
  const content = emptyCall()
  const [, box] = content.template.boxes
  const said = fieldFaults(
    {
      'content.title.bhs': 'Unos je predugačak.',
      'content.explained.0.text.en': 'Unos je predugačak.',
      'content.template.boxes.1.title.bhs': 'Unos je predugačak.',
      'content.rules.0.text.en': 'Unos je predugačak.',
    },
    { content: { ...content, rules: [{ id: 'team' } as (typeof content.rules)[number]] } },
  )
  expect(Object.keys(said)).toEqual(['title.bhs', 'explained.0.text.en', `box.${box!.id}`, 'rule.team'])
})
