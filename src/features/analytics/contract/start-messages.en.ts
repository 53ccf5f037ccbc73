import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './start-messages.bhs.ts'

export const messages = {
  begin: {
    title: 'Start with what you already know',
    text: 'Write in your own words, and include things you do without a certificate. We show you the skills behind them and the occupations closest to you.',
    cv: 'Have a CV? Upload it instead',
  },
  label: 'Tell us in three sentences what you do and what you know',
  help: 'A job, help at home, school, a hobby: all of it counts. The text is not kept.',
  example:
    'For example: I have waited tables in a café for two years. I run the Instagram page of a club. I speak English.',
  empty: 'Write at least one sentence.',
  tooLong: 'The text is too long. Shorten it to {limit} characters.',
  send: 'Find my skills',
  reading: 'Reading…',
  found: '{count, plural, one {We recognised # skill in this} other {We recognised # skills in this}}',
  deselect: 'Turn off any that are wrong.',
  words: '“{words}”',
  listed: 'Everything we recognised is on your profile already.',
  nothing: 'We did not recognise any skill. Be more specific: what you do, what you do it with and for whom.',
  add: '{count, plural, one {Add # skill} other {Add # skills}}',
  adding: 'Adding…',
  change: 'Change the text',
  added: '{count, plural, one {# skill is on your profile} other {# skills are on your profile}}',
  more: 'Add more',
  failed: 'That did not work. Try again.',
  goals: {
    title: 'These occupations are closest to you',
    text: 'Choose one as your goal and see what to learn next. You can change it whenever you like.',
    have: 'You have {have} of {of, plural, one {# key skill} other {# key skills}}{near, plural, =0 {} other {, and nearly # more}}',
    choose: 'This is my goal',
    chooseNamed: 'This is my goal: {title}',
    choosing: 'Saving…',
    chosen: 'Your goal: {title}',
    open: 'What to learn next',
    other: 'Look for another goal',
  },
} as const satisfies SameShape<typeof bhs>
