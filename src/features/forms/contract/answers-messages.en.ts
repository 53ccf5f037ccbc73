/** Texts for whoever does one thing with many answers to a form. */
export const messages = {
  failed: 'It did not work to the end. What is not done is still selected; try again.',
  pick: 'Select submission {number}',
  pickAll: 'Select all on this page',
  picked: '{count, plural, one {# submission selected} other {# submissions selected}}',
  pickedMost: 'The newest {count, number} submissions are selected. More is not possible at once.',
  every: 'Select all in the list',
  everyBusy: 'Loading…',
  none: 'Clear selection',
  progress: '{done, number} of {count, number} done',
  busy: 'Working…',
  acts: 'Actions',
  status: 'Change status',
  take: 'Assign to me',
  leave: 'Leave to others',
  delete: 'Delete',
  taken: '{count, plural, one {# submission is assigned to you.} other {# submissions are assigned to you.}}',
  left: '{count, plural, one {# submission is left to others.} other {# submissions are left to others.}}',
  decided:
    '{count, plural, one {The status of # submission is saved and the sender sees it.} other {The status of # submissions is saved and their senders see it.}}',
  deleted: '{count, plural, one {# submission is deleted.} other {# submissions are deleted.}}',
  restored: '{count, plural, one {# submission is restored.} other {# submissions are restored.}}',
  undo: 'Undo',
  statusDialog: {
    title: '{count, plural, one {Status of # submission} other {Status of # submissions}}',
    text: 'Each sender sees the new status, and members are told of it.',
  },
  deletion: {
    title: '{count, plural, one {Delete # submission?} other {Delete # submissions?}}',
    text: 'Nobody will read the answers, files and notes any more. On their own page, senders see that they were deleted.',
    undo: 'You can bring them back right after deleting, but not later.',
  },
} as const
