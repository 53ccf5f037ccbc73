import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    organisations: { title: 'New organisations', hint: 'founded by one person' },
  },
  mails: { area: 'Organisations' },
  moderation: { kinds: { organisation: 'organisation' } },
  errors: {
    suspended: 'The organisation is suspended, so nothing can be changed. Contact the Zamah team.',
    alreadyMember: 'This person is already in the organisation.',
    tooManyPeople: 'An organisation can have at most 100 people, invitations included.',
    leftAlone: 'First choose what becomes of the organisations that only you run.',
    lastOwner: 'At least one person must be an owner. Give that role to someone else first.',
    invitationGone: 'This invitation is no longer valid. Ask the organisation to send a new one.',
    noWebsite: 'Enter the website of the organisation first.',
    freeMail: 'Anyone can have an email address at this domain, so it proves nothing.',
    codeWrong: 'The code is not right. Look at the mail and try again.',
    codeExpired: 'The code has expired or has already been used. Ask for a new one.',
    nothingProved: 'Prove the domain or enter the register number first.',
    alreadyAsked: 'You have already requested verification.',
    alreadySo: 'Someone has decided this already. Refresh the list.',
    reasonNeeded: 'Give a reason, so that the organisation knows what to fix.',
  },
  reasons: {
    proof: 'We could not confirm that the domain and the register number belong to this organisation.',
    register: 'The register number does not belong to an organisation of that name.',
    name: 'The name is not the registered one.',
    impostor: 'The organisation claims to be someone else.',
    complaints: 'We have had several justified reports about what this organisation posts.',
    other: 'The reason is in the note below.',
  },
  notifications: {
    topics: { organisation: { title: 'Your organisation', hint: 'check, publishing, questions' } },
    kinds: {
      check: 'Check of the organisation',
    },
    verified: 'is now a verified organisation',
    refused: 'has not been verified',
    suspended: 'has been suspended',
    restored: 'is active again',
    owner: 'now has you as its owner',
    closed: 'is closing; your application for “{title}” will get no answer',
  },
  mail: {
    invitation: {
      subject: 'Invitation: {organisation}',
      heading: '{organisation} invites you',
      text: '{inviter} invites you to the organisation {organisation} on {product}.',
      role: {
        owner: 'Your role: owner. You edit the page and decide about people.',
        editor: 'Your role: editor. You edit the page and publish opportunities.',
        reviewer: 'Your role: reviewer. You read and score applications.',
      },
      button: 'Open the invitation',
      life: 'The link works for {days, plural, one {# day} other {# days}}, once, and only for the account with the address {address}. If you have none, register first.',
      notYou: 'If you do not know this organisation, ignore this mail.',
    },
    domain: {
      subject: 'Code for {organisation}',
      heading: 'The code that proves the domain',
      text: 'Someone on {product} is proving that this domain belongs to the organisation {organisation}. The code:',
      life: 'The code works for {minutes, plural, one {# minute} other {# minutes}}.',
      notYou: 'If this is not someone from your organisation, do not give the code to anyone.',
    },
    decision: {
      note: 'Note: {note}',
      button: 'Open the organisation',
      verified: {
        subject: '{name} is verified',
        heading: '{name} is a verified organisation',
        text: 'We have verified the organisation {name}. It now has a badge beside its name, and its opportunities are published without review.',
      },
      refused: {
        subject: '{name}: the check did not succeed',
        heading: 'We could not verify the organisation',
        text: 'We could not verify the organisation {name} yet. Fix the points below, then request verification again.',
      },
      suspended: {
        subject: '{name} is suspended',
        heading: 'The organisation is suspended',
        text: 'The page of the organisation {name} is no longer shown and nothing can be published.',
      },
      restored: {
        subject: '{name} is back',
        heading: 'The organisation is back',
        text: 'The page of the organisation {name} is shown again.',
      },
    },
    owner: {
      subject: 'You now run {name}',
      heading: 'You now run {name}',
      text: 'The person who ran the organisation {name} is leaving the platform. You are now the owner and manage its page and people.',
    },
    closed: {
      subject: '{name} is closing',
      heading: '{name} is no longer here',
      text: 'The account of the person who ran {name} has been deleted, and the organisation has closed with it. Your application for “{title}” will therefore get no answer. What you sent stays in your applications.',
      button: 'See open opportunities',
    },
  },
  step: {
    title: '{organisation} invites you',
    action: 'Answer the invitation',
  },
  console: {
    groups: { organisation: 'leads or edits an organisation' },
    person: { organisations: 'Organisations' },
    queues: {
      ownerless: {
        title: 'Organisations whose owner is leaving',
        hint: 'nobody else runs them; when the account goes, an editor takes over or they close',
      },
      organisations: {
        title: 'Organisations to check',
        hint: 'waiting for the mark of a verified organisation',
      },
    },
  },
  audit: {
    area: 'Organisations',
    actions: { decide: 'Decision about an organisation' },
    fields: { verification: 'check', suspended: 'suspended', decision: 'decision' },
  },
  search: { kinds: { organisations: 'Organisations' } },
} as const satisfies SameShape<typeof bhs>
