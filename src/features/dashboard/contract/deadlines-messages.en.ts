import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './deadlines-messages.bhs.ts'

export const messages = {
  title: 'Deadlines until {date}',
  calendar: 'Add to calendar',
  today: 'today',
  in: '{days, plural, =0 {today} =1 {tomorrow} one {in # day} other {in # days}}',
  drawn: '{count, plural, one {# deadline} other {# deadlines}}: {dates}',
  more: '{count, plural, one {Show # more} other {Show # more}}',
  draft: 'draft',
  saved: 'saved',
  event: 'takes place',
  interview: 'interview',
  reply: 'reply expected',
  call: 'youth bank of your municipality',
  elsewhere: 'elsewhere',
  none: 'No deadlines in the next 30 days',
  noneText: 'Save an opportunity and its deadline will appear here and, if you like, in your calendar.',
  browse: 'Browse opportunities',
} as const satisfies SameShape<typeof bhs>
