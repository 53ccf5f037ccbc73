/** Texts about the form of an opportunity or a call. */
export const messages = {
  offer: {
    label: 'Form',
    text: 'Fill in this form with your application.',
    fill: 'Fill in the form',
    paper: 'Download to print',
  },
  choice: {
    title: 'Form',
    label: 'Form to fill in with an application',
    help: 'The change applies at once. You read the answers below the applications.',
    none: 'No form',
    nothing: 'There are no forms to add at the moment.',
    saved: 'The form is saved.',
    removed: 'The form is removed.',
    failed: 'Not saved. Try again.',
  },
  answers: {
    title: 'Answers to the form',
    count: '{count, plural, one {# answer} other {# answers}}',
    blind: 'The answers contain names, so you see them once applications are read with names too.',
    open: 'You see the answers once the deadline for applications has passed.',
    visitor: 'without an account',
    cleared: 'The answers were deleted because the time for keeping them is over.',
    unanswered: 'not answered',
    file: 'Download the file {name}',
    failed: 'That did not work. Try again.',
  },
} as const
